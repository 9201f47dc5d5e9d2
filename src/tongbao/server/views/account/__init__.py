"""Views of accounts: signing in, passkeys, preferences, friends, profiles, notifications, records."""
