"""Tests of ``tongbao.bots.levels``."""
