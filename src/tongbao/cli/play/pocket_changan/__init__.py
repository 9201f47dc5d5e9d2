"""Terminal screen of Pocket Chang’An."""
