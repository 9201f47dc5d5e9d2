"""The database: its connection, URLs, locks and messages between processes, backup and restore, and its health."""
