"""Records that people bring and take with them."""
