"""The web table: its look and its scripts."""
