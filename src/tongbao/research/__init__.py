"""The games in the frameworks of research: environments to learn in, one game at a time or many."""

from typing import Final

VERSION: Final = 0
"""Of the environments: another one wherever actions, observations or rewards come to mean something else."""
