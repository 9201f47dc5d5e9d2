"""Tests of ``tongbao.server.workshop``."""
