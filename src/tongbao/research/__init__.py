"""The games in the frameworks of research: environments to learn in, OpenSpiel, and small games that can be solved."""

from typing import Final

VERSION: Final = 0
"""Of the environments: another one wherever actions, observations or rewards come to mean something else."""
