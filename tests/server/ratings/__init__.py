"""Tests of ``tongbao.server.ratings``."""
