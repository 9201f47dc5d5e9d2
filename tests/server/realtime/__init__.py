"""Tests of ``tongbao.server.realtime``."""
