"""``tongbao admin``: what operators of a server do, also while it runs."""
