"""The command line, one command a file: ``tongbao --help``."""
