"""What is said at the tables: messages and set phrases, who hears them, and what can be done against them."""
