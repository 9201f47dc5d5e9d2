"""How people come to a table: invitations, and pairing with whoever wants to play the same."""
