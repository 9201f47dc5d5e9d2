"""Tongbao for research: its games as other libraries know games, and small ones that can be solved exactly."""
