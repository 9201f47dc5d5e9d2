"""Rules of Cities of the Silk Road: steps, a class for each paragraph."""
