"""Social: invitations to tables, rematches, return games, and pairing with people who want to play the same."""
