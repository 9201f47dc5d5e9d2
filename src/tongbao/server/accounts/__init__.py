"""Accounts: people, sessions, passkeys, preferences, relations, API tokens, and moderation."""
