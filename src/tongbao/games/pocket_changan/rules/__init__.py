"""Rules of Pocket Chang’An: steps, a class for each paragraph."""
