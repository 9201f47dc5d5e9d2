"""Tests of ``tongbao.bots.core``."""
