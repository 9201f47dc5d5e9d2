"""Tests of Xanadu, written from its rules."""
