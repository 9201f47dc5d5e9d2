"""Tests of ``tongbao.bots.pocket_changan``."""
