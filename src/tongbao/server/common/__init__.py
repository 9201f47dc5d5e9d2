"""Common modules: errors, settings, ids, metrics, logging, graphemes, static files. They import no other package."""
