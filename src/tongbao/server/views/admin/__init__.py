"""The admin page: what administrators see and do in a browser, by the functions of the commands."""
