"""Settings for the servers of tests."""

from msgspec.structs import replace

from tongbao.server.common.settings import Bots, HealthSettings, PasswordHashing, RateLimits, Settings, Workshop

HASTY = Settings(
    bots=Bots(pause=0, niceness=0),
    workshop=Workshop(niceness=0),
    passwords=PasswordHashing(passes=1, memory=8, lanes=1),
    health=HealthSettings(patience=60),
)
"""Bots don't pause, no process yields to other programs, passwords are hashed in no time, and a machine with much to do
doesn't make a server unready."""
ROOMY = replace(HASTY, rates=RateLimits(factor=1000))
"""The same for all browsers of a test, which are one visitor to the server."""
