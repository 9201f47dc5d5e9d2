"""Tests of ``tongbao.research``."""
