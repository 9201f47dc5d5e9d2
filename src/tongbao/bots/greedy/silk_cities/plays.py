"""What development cards are worth: played on the turn, and kept when one of several may be."""
