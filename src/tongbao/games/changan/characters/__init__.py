"""The effects of Characters, one class or function for each kind of section 11.1."""
