"""Common ground: errors, ids, metrics, logging, graphemes, and the files of the web. Imports no other wing."""
