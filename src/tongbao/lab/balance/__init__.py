"""Balance: what a game does over thousands of games, and what each card does to the chance of winning."""
