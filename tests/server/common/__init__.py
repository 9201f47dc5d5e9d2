"""Tests of ``tongbao.server.common``."""
