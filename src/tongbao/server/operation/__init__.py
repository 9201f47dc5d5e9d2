"""Operating a server: what operators do, and what they see of it."""
