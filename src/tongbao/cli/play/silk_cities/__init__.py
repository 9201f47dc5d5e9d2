"""Terminal screen of Cities of the Silk Road."""
