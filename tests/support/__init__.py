"""What the tests of all parts share: which of them run, and what they cost."""
