"""Command line: ``tongbao --help``. A command is a file of ``commands``; ``play`` and ``admin`` are rooms of more."""
