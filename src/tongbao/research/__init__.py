"""The games in the frameworks of research: environments to learn in, one game at a time or many."""
