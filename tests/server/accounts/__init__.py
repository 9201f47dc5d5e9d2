"""Tests of ``tongbao.server.accounts``."""
