"""Why-not of Cities of the Silk Road: what a page may ask about, why it isn’t offered, and what helps."""
