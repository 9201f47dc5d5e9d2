"""Admin commands (`tongbao admin`), run beside the server: users, tables, and playback of reported bugs."""
