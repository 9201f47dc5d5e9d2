"""Search over whole turns."""
