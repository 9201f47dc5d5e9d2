"""Real-time updates: the socket of an open page, event streams of programs, presence, and the cluster of processes."""
