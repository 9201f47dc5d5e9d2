"""Rule variants side by side: a file of them, and one table of what each does to a game."""
