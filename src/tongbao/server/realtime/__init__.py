"""What is pushed: an open page's socket, event streams of programs, presence, and the cluster of processes."""
