"""Tests of operating: bans and what else operators do, the journal, metrics, health."""
