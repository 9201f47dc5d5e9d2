"""Helpers of the page's tests: a real server, visitors, screens."""
