"""Views of a table: play, new tables, the lobby, chat, votes, review, replay and result."""
