"""What `tongbao admin` does beside the running server: users, tables, and playback of reported bugs."""
