"""Tests of ``tongbao.bots.search``."""
