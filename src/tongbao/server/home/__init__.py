"""Home: what waits for whom, all tables of a person, and those that can be watched."""
