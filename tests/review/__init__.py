"""Tests of ``tongbao.review``."""
