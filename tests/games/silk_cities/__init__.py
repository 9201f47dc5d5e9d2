"""Tests of ``tongbao.games.silk_cities``."""
