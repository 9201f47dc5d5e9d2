"""Titles: permanent achievements, each on a clear condition. Their words are in ``partials/titles.html``."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from tongbao.engine.game import Game
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.ratings.model import Rating

STEPS: Final = (1, 10, 50, 200)
"""Numbers of wins in rated games that bring a title each."""
RENOWNED: Final = 1700
"""Points against people with which a player is renowned in a game, if the rating is well known."""
LEAST_GAMES: Final = 5
MOST_ERROR: Final = 350
"""A rating is well known after LEAST_GAMES, once half the width of its interval is at most this, in points."""
GAMES: Final = ("xanadu", "changan", "pocket_changan", "silk_cities")
CHAMPION: Final = "champion"


class Achievement(NamedTuple):
    """Achievement of a person at the end of a rated game: their number of ``wins`` in rated games of it, their
    ``rating`` against people if it is well known, and the ``feats`` of just this game.
    """

    game: str
    wins: int
    rating: Rating | None
    feats: frozenset[str]


class Title(NamedTuple):
    """A title: its name, the signs of its seal, whether these are raised rather than cut in, how much it weighs among
    others, and its condition; one that no game brings is awarded. Of one ``kind`` only the weightiest is shown.
    """

    name: str
    kind: str
    sign: str
    raised: bool
    weight: int
    is_won: Callable[[Achievement], bool] | None = None
    wins: int = 0


def has_wins(deed: Achievement, game: str, wins: int) -> bool:
    """True if a player has won a game so often."""
    return deed.game == game and deed.wins >= wins


def is_renowned(deed: Achievement, game: str) -> bool:
    """True if a player’s rating in a game is high, and well known."""
    return deed.game == game and deed.rating is not None and deed.rating.points >= RENOWNED


def has_feat(deed: Achievement, feat: str) -> bool:
    """True if a feat was brought about in this very game."""
    return feat in deed.feats


SIGNS: Final = {
    "xanadu": ("石", "木", "上都", "工师"),
    "changan": ("门", "坊", "长安", "金门"),
    "pocket_changan": ("鼓", "书", "口袋", "书师"),
    "silk_cities": ("马", "商", "丝路", "商师"),
}
"""Seal signs of the titles for wins, by game."""
FEATS: Final[Mapping[str, tuple[str, Callable[[Any], bool]]]] = {
    "changan": ("full_city", lambda seat: all(len(district) >= 2 for district in seat["districts"])),
}
"""A feat by game, and a predicate of a seat's view at the end: in Chang’an both rows of every district built."""
TITLES: Final = {
    title.name: title
    for title in (
        *(
            Title(f"{game}_{wins}", game, sign, False, n, partial(has_wins, game=game, wins=wins), wins)
            for game in GAMES
            for n, (wins, sign) in enumerate(zip(STEPS, SIGNS[game], strict=True))
        ),
        *(Title(f"{game}_renown", f"{game}_renown", "元", True, 3, partial(is_renowned, game=game)) for game in GAMES),
        Title("full_city", "full_city", "长城", False, 2, partial(has_feat, feat="full_city")),
        Title(CHAMPION, CHAMPION, "大师", True, 4),
    )
}


def well_known(games: int, strength: Rating) -> bool:
    """True if a rating is certain enough for titles and leaderboards."""
    return games >= LEAST_GAMES and strength.error <= MOST_ERROR


def feats_of(game: Game) -> list[frozenset[str]]:
    """Feats by seat in a game that is over."""
    name, shows = FEATS.get(game.setup.meta.name, ("", None))
    if shows is None:
        return [frozenset()] * game.players
    seats: Any = Seat(game, SPECTATOR).view()["seats"]
    return [frozenset({name}) if shows(seat) else frozenset() for seat in seats]


def earned_titles(deed: Achievement) -> list[str]:
    """The titles whose condition is met now."""
    return [title.name for title in TITLES.values() if title.is_won is not None and title.is_won(deed)]
