"""Tests of ``tongbao.engine``."""
