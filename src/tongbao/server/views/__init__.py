"""Views: the request handlers of all pages and forms. No package below this one knows of requests."""
