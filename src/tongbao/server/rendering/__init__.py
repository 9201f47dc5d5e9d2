"""Rendering: templates, their dependencies and caches, and the page of a table. Knows no request."""
