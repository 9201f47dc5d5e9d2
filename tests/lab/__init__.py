"""Tests of ``tongbao.lab``."""
