"""Views of groups: the list of the visitor’s groups, the page of each, and what its members do there."""
