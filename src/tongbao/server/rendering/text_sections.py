"""Text table of a game that is played without a server: the sections of ``/t/{id}/text``, for a terminal."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from tongbao.engine.game import Game
from tongbao.engine.meta import Plain, Setup
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.rendering.choices import choices_for
from tongbao.server.rendering.macros import Macros, marks, result_entry
from tongbao.server.rendering.sections import own_city
from tongbao.server.rendering.templates import GAMES, TEXT, templates_in, text_folder_of


class TextSections:
    """Renderer of a game's text table in one language, from what a seat may see and from nothing else.

    The HTML has placeholders for the names of the players, as ``MARK`` finds them.
    """

    def __init__(self, setup: Setup, language: str) -> None:
        self.setup: Final = setup
        self.language: Final = language
        self.templates: Final = templates_in(language)
        self.folder: Final = text_folder_of(setup.meta.name)
        self.macros: Final = Macros().macros_of(setup, (), self.templates, language).facts

    def table(self, view: Plain, me: int) -> dict[str, Any]:
        """Template data of a table as a seat sees it, in a game that goes on and asks it nothing."""
        return {
            "view": view,
            "me": me,
            "seated": me != SPECTATOR,
            "own": own_city(view, me),
            "names": [{**entry, "seat": seat} for seat, entry in enumerate(marks(self.setup.players))],
            "over": False,
            "to_act": [],
            "asked": False,
            "choices": [],
            "undo": {"one": False, "turn": False},
            "may_hint": None,
            "advice": None,
            "match": {
                "title": self.setup.meta.title_in(self.language),
                "link": "",
                "result": "",
                "review": None,
                "rematch": None,
                "sealed": True,
            },
            "version": 0,
        }

    def position(self, game: Game, me: int, since: int = 0) -> dict[str, Any]:
        """Template data of a game in play, or over, with the seat's choices and the lines told since a number."""
        seat = Seat(game, me)
        view, seen, found = seat.view(), seat.seen(), choices_for(game, seat, self.language).found
        return self.table(view, me) | {
            "over": game.over,
            "to_act": game.seats_to_act(),
            "asked": bool(found),
            "choices": found,
            "since": merged(seat.log(since, self.language)),
            "result": result_entry(game, seen, self.language) if game.over else None,
            "final": view if game.over else None,
        }

    def section(self, name: str, facts: Mapping[str, Any]) -> str:
        """Render a section: the game's own, else that of all games."""
        template = self.templates.select_template([f"{GAMES}/{self.folder}/{name}.html", f"{TEXT}/{name}.html"])
        return template.render({**self.macros, **facts})

    def said(self, phrase: Mapping[str, Any]) -> str:
        """A line of the log, or the caption of a choice."""
        return str(self.macros["words"].plain({"text": phrase["text"], "facts": phrase["facts"]}))

    def card(self, number: int) -> str:
        """A card with all that is printed on it."""
        tell = self.macros["tell"]
        if hasattr(tell, "thing"):
            return str(tell.thing(number))
        return f"<li><b>{self.macros['titles'][number]}</b><details><p>{tell.card(number)}</p></details></li>"


def merged(told: Sequence[Plain]) -> list[dict[str, Any]]:
    """The lines of a log, with equal ones told once and counted."""
    runs = [list(run) for _, run in groupby(told, key=lambda line: (line["text"], line["facts"]))]
    return [{**run[0], "times": len(run)} for run in runs]
