"""The games in OpenSpiel: once this is imported, ``pyspiel.load_game("python_tongbao_xanadu(players=3)")`` finds them.

docs/openspiel.md tells what can be done with them. It takes ``pip install 'tongbao[openspiel]'``.
"""

from tongbao.research.openspiel.games import SpielGame, register
from tongbao.research.openspiel.states import SpielState

__all__ = ["SpielGame", "SpielState", "register"]
