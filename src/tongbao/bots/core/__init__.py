"""Core: what every game's bots are made of: bot, policy, evaluator, weights and wording."""
