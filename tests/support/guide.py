"""The game that the guide shows, taken from its page: ``caravans`` is among the games while this is imported."""

import re
import sys
from pathlib import Path
from types import ModuleType

from tongbao import Meta

GUIDE = Path(__file__).parents[2] / "docs" / "writing_a_game.md"


def taken_from_guide() -> ModuleType:
    """The module that the code of the guide makes, as if imported; it puts its game into the catalogue."""
    (code,) = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    module = ModuleType(f"guide_{len(sys.modules)}")
    sys.modules[module.__name__] = module
    exec(compile(code, str(GUIDE), "exec"), vars(module))
    return module


def put_into_catalogue() -> Meta[object]:
    """The game of the guide, which can be played from then on."""
    game: Meta[object] = taken_from_guide().CARAVANS
    return game
