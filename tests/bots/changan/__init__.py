"""Tests of ``tongbao.bots.changan``."""
