"""The games in the frameworks of research: environments to learn in, OpenSpiel, and small games that can be solved."""
