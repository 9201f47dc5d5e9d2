"""Tests of ``tongbao.server.views``."""
