"""Views: every page and form. Nothing below this wing knows a request."""
