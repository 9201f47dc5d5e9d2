"""Tests of ``tongbao.server.http``."""
