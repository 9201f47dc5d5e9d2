"""Tests of ``tongbao.server.tournaments``."""
