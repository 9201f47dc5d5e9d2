"""What the features of each game's judge are called when they are reasons."""
