"""Tests of ``tongbao.languages``."""
