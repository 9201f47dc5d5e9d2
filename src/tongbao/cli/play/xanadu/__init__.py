"""Terminal screen of Xanadu."""
