"""Tests of ``tongbao.bots.silk_cities``."""
