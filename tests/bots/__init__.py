"""Tests of ``tongbao.bots``."""
