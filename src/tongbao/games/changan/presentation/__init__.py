"""Presentation of Chang’an: view, captions, observation, texts."""
