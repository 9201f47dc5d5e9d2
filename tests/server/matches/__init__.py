"""Tests of ``tongbao.server.matches``."""
