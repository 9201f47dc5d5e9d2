"""Helpers of the tests of research environments."""
