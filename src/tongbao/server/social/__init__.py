"""Social: invitations to tables, rematches, and pairing with people who want to play the same."""
