"""Rules of Chang’an: steps, a class for each paragraph."""
