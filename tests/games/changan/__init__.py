"""Tests of Chang’an."""
