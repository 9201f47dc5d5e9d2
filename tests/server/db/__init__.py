"""Tests of ``tongbao.server.db``."""
