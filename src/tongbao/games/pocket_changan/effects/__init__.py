"""What cards do when they are played (section 7.2), and the questions they ask."""
