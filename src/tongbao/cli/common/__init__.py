"""Common parts of commands: console, language, progress."""
