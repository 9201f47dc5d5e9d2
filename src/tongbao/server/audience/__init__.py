"""Those who only watch: whether they may, and how much later they see what happens."""
