"""Helpers of the server's tests: servers, browsers, databases, tables."""
