"""Social: invitations to tables, and pairing with people who want to play the same."""
