"""Games without templates, in the catalogue from now on: that of the guide, and the same with faces, ``menagerie``."""

from typing import Any

import tongbao
from tests.support.guide import taken_from_guide

GUIDE = taken_from_guide()
NAMES = ("Amber", "Birch", "Cloud", "Dune", "Ember", "Flint", "Grove", "Heron", "Ivory", "Jade")


class Camel:
    """A camel: its name, which no other has, and its load."""

    def __init__(self, card: int) -> None:
        self.card, self.price = card, ()
        self.names = {"en": f"{NAMES[card % 10]} of the {'north' if card > 10 else 'south'}", "zh": f"{card}号骆驼"}

    def as_dict(self) -> dict[str, object]:
        load = [{"good": "silk", "bales": self.card}, {"good": "tea", "bales": 2}]
        return {"card": self.card, "names": self.names, "text": {"en": "It spits.", "zh": "会吐口水。"}, "load": load}


class MenagerieMeta(GUIDE.CaravansMeta):  # type: ignore[misc, name-defined]
    """The game of the guide with faces, and a view in which there is some of everything."""

    def faces(self, setup: tongbao.Setup) -> list[Camel]:
        return [Camel(card) for card in range(1, GUIDE.CAMELS + 1)]

    def view(self, game: Any, seat: int) -> dict[str, object]:
        seen: dict[str, object] = super().view(game, seat)
        caravans = [{"owner": other, "cards": game.caravans[other][:]} for other in range(game.players)]
        inns = {"full": [2, 5], "far_away": None, "open": True, "keeper": {"name": "Bayan", "age": 61}}
        return {**seen, "caravans": caravans, "inns": inns, "weather": "fair", "empty_wells": []}


tongbao.GAMES["menagerie"] = MenagerieMeta(
    name="menagerie",
    title="Menagerie",
    tagline="Camels with names.",
    min_players=2,
    max_players=4,
    rules=1,
    options=[],
    action_space=GUIDE.ACTIONS,
    texts=GUIDE.CARAVANS.texts,
)
