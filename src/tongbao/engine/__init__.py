"""The engine that all games live in: it knows no game and does no input or output."""
