"""The games. All keep the same files in the same order: who has read one knows the next."""
