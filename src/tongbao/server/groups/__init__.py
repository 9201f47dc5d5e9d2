"""Groups: friends who play together every week, with their table, chat, evenings and board."""
