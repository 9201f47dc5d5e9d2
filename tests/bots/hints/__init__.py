"""Tests of ``tongbao.bots.hints``."""
