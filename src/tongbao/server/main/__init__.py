"""The application and its processes: routes, the server, bot workers, housekeeping and verification."""
