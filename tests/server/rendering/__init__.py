"""Tests of ``tongbao.server.rendering``."""
