"""Terminal screen of Chang’an."""
