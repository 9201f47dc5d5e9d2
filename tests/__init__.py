"""The tests of Tongbao."""
