"""Play in the terminal: the command, the terminal, screens and keys."""
