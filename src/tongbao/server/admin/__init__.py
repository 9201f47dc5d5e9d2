"""Administration: what operators do with people and tables, by `tongbao admin` and on the admin page."""
