"""Tests of notices: what is told, the queue, the channels, letters."""
