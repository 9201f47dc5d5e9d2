"""Tests of ``tongbao.laws``."""
