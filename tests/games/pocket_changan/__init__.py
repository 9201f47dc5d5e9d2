"""Tests of Pocket Chang’An, written from its rules."""
