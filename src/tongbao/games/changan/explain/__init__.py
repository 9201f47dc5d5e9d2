"""Why-not of Chang’an: what a page may ask about, why it isn’t offered, and what helps."""
