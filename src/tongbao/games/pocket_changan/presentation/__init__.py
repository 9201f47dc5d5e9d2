"""Presentation of Pocket Chang’An: view, captions, observation, texts."""
