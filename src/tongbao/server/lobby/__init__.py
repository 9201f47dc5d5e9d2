"""The lobby: who may sit down at a table that waits, who is invited, and what its host can do."""
