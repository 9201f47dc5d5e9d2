"""Search over whole turns in determinizations, and plain MCTS to compare it with."""
