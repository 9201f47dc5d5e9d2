"""For tests: positions to play in, and the laws that every game keeps."""
