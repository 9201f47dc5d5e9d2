"""Tests of ``tongbao.server.main``."""
