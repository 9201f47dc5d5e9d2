"""Presentation of Cities of the Silk Road: view, captions, observation, texts."""
