"""Chang’an with the Silk Road: gates that produce, districts that last, and travellers who bring Silk."""
