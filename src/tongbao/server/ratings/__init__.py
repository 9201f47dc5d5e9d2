"""Ratings, history, profiles, statistics, leaderboards and titles: what comes of games that are over."""
