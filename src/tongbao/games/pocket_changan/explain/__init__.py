"""Why-not of Pocket Chang’An: what a page may ask about, why it isn’t offered, and what helps."""
