"""Services: the composition root, and what crosses features, such as merging and erasing accounts."""
