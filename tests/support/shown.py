"""A position as text: what everybody sees, may choose, can't choose and is told, in a form that a person reviews."""

import json
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tongbao import SPECTATOR, Choice, Game, Seat
from tongbao.cli.play.table import TableText
from tongbao.engine.meta import Setup
from tongbao.languages import LANGUAGES
from tongbao.testing.scenes import SEATS, Scene

FOLDER = Path(__file__).parents[1] / "data" / "golden"
WIDTH = 120
TOP = "  "
"""How far the fields of a view are indented; each has a line of its own."""
NOT_SHOWN = {"rules", "viewer"}
"""Fields of a view that say nothing of the position: the version of the rules, and who looks."""
Facts = dict[str, Any]


class Positions:
    """The positions of a game by name, and further choices that are asked for at each; what is never said, and why."""

    def __init__(self, game: str) -> None:
        module = import_module(f"tests.games.{game}.positions")
        self.by_name: dict[str, Callable[[], Scene[Any]]] = {make.__name__: make for make in module.POSITIONS}
        self.asked: dict[str, list[str]] = module.ASKED
        self.unsaid: dict[str, str] = module.UNSAID


@cache
def positions_of(game: str) -> Positions:
    """The positions of a game; by name, so that adding a game needs no other list."""
    return Positions(game)


def file_of(game: str, name: str) -> Path:
    """Where the golden file of a position is."""
    return FOLDER / game / f"{name}.txt"


# Plain data as text.


def compact(value: object) -> str:
    """A value in one line."""
    return json.dumps(value, ensure_ascii=False)


def data(value: Any, indent: str) -> Iterator[str]:
    """Plain data by sorted names, in one line whatever fits into one; within it single values stand side by side."""
    if isinstance(value, list):
        for part in value:
            yield from entry("-", part, indent)
        return
    single = {name: part for name, part in value.items() if indent > TOP and not isinstance(part, dict | list)}
    if single:
        yield from wrapped(", ".join(f"{name}: {compact(part)}" for name, part in sorted(single.items())), indent)
    for name, part in sorted(value.items()):
        if name not in single:
            yield from entry(f"{name}:", part, indent)


def entry(name: str, value: Any, indent: str) -> Iterator[str]:
    """A named value, in its own line or in those below."""
    line = f"{indent}{name} {compact(value)}"
    if len(line) <= WIDTH or not isinstance(value, dict | list):
        yield line
    else:
        yield f"{indent}{name}"
        yield from data(value, indent + "  ")


def differences(common: Any, own: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """What of some plain data is otherwise than in others, with its place."""
    if isinstance(common, dict) and isinstance(own, dict) and common.keys() == own.keys():
        for name in sorted(own):
            yield from differences(common[name], own[name], f"{path}.{name}" if path else name)
    elif isinstance(common, list) and isinstance(own, list) and len(common) == len(own):
        for place, part in enumerate(own):
            yield from differences(common[place], part, f"{path}[{place}]")
    elif common != own:
        yield path, own


def wrapped(text: str, indent: str) -> Iterator[str]:
    """A text in as many lines as it needs."""
    yield from textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


# What is said.


def in_words(game: Game, phrase: Facts, language: str) -> str:
    """A phrase as the terminal says it, names of cards and all."""
    return table_text(game.setup, game.players, language).said(phrase).plain


@cache
def table_text(setup: Setup, players: int, language: str) -> TableText:
    """The texts of a table; made once for each game, since that takes longer than a sentence."""
    return TableText(setup, SEATS[:players], language)


def in_every_language(game: Game, kind: str, facts: Facts) -> Iterator[str]:
    """A phrase in every language, a line each."""
    for language in LANGUAGES:
        text = game.setup.meta.text(kind, facts, language)
        yield from wrapped(in_words(game, {"text": text, "facts": facts}, language), "    ")


def reason(game: Game, why: Facts) -> Iterator[str]:
    """All that a reason says."""
    yield from entry("facts:", why["facts"], "    ")
    yield from in_every_language(game, why["kind"], why["facts"])
    for name in ("have", "lack", "causes", "rule"):
        if why[name]:
            yield from entry(f"{name}:", why[name], "    ")
    for remedy in why["remedies"]:
        said = in_words(game, remedy["caption"], "en")
        yield f"    remedy: {remedy['choice']} ({said}) {compact(remedy['facts'])}"


# A position.


def position(game: str, name: str) -> str:
    """Everything that can be seen, chosen, read and asked at a position."""
    known = positions_of(game)
    make = known.by_name[name]
    table = make().game
    asked = [table.setup.meta.action_space.parse(text) for text in known.asked.get(name, [])]
    seats = [Seat(table, seat) for seat in range(table.players)]
    lines = [f"{game}: {name}", *wrapped(" ".join((make.__doc__ or "").split()), ""), ""]
    lines += [*views(table), *choices(table, seats), *refusals(table, seats, asked), *log(table)]
    return "\n".join(lines) + "\n"


def views(game: Game) -> Iterator[str]:
    """What a spectator sees, and what each seat sees otherwise."""
    common = shown(Seat(game, SPECTATOR))
    yield "Spectators see"
    yield from data(common, "  ")
    for seat in range(game.players):
        yield f"{SEATS[seat]} sees otherwise"
        for path, value in differences(common, shown(Seat(game, seat))):
            yield from entry(f"{path}:", value, "  ")


def shown(seat: Seat) -> Facts:
    """The view of a seat as JSON has it."""
    view: Facts = json.loads(json.dumps(seat.view()))
    return {name: value for name, value in view.items() if name not in NOT_SHOWN}


def choices(game: Game, seats: list[Seat]) -> Iterator[str]:
    """What each seat may choose, with its caption; the first of a kind in every language."""
    for seat in seats:
        found: dict[str, list[tuple[Choice, Facts]]] = {}
        for choice in seat.choices():
            caption: Facts = seat.caption(choice)
            found.setdefault(caption["kind"], []).append((choice, caption))
        if found:
            yield f"{SEATS[seat.number]} may choose"
        for kind, ((first, caption), *others) in found.items():
            yield from entry(f"{first}, {kind}", caption["facts"], "  ")
            yield from in_every_language(game, kind, caption["facts"])
            for choice, other in others:
                yield f"  {choice}: {in_words(game, other, 'en')}"


def refusals(game: Game, seats: list[Seat], asked: list[Choice]) -> Iterator[str]:
    """Why each seat isn't offered what it may wish for; of each kind of reason one in full."""
    for seat in seats:
        found: dict[str, list[tuple[Choice, Facts]]] = {}
        queries = seat.queries() if seat.choices() else seat.queries()[:1]
        for choice in sorted({*queries, *(asked if seat.choices() else [])}, key=lambda choice: choice.id):
            why: Any = seat.why_not(choice)
            if why is not None:
                found.setdefault(why["kind"], []).append((choice, why))
        if found:
            yield f"{SEATS[seat.number]} can’t choose"
        for kind, refused in sorted(found.items()):
            yield from wrapped(f"{kind}: {', '.join(choice.text for choice, _ in refused)}", "  ")
            yield from reason(game, refused[0][1])


def log(game: Game) -> Iterator[str]:
    """What everybody is told, and what each seat reads otherwise."""
    common = Seat(game, SPECTATOR).log()
    if common:
        yield "Everybody is told"
        yield from told(game, common)
    for seat in range(game.players):
        own = [line for line, other in zip(Seat(game, seat).log(), common, strict=True) if line != other]
        if own:
            yield f"{SEATS[seat]} is told otherwise"
            yield from told(game, own)


def told(game: Game, lines: list[Facts]) -> Iterator[str]:
    """Lines of the log."""
    for line in lines:
        yield from entry(f"{line['n']}. {line['kind']}", line["facts"], "  ")
        yield from in_every_language(game, line["kind"], line["facts"])
