"""Advice: what a strong player would choose, what that brings, and why, in words."""
