"""Tests of ``tongbao.bots.xanadu``."""
