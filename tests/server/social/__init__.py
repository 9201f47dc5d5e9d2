"""Tests of ``tongbao.server.social``."""
