"""Tests of ``tongbao.server.api``."""
