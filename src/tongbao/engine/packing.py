"""Packing: what a game keeps as plain data, and the game made again of it; for worlds, for copies and for pickle."""

import sys
from collections.abc import Callable
from typing import Any, Final

from tongbao.engine.choice import CONCEDE, Choice, Decision, Verb
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Plain, Setup
from tongbao.engine.plain import attributes, plain
from tongbao.engine.values import is_compiled, made_from

PAST: Final = ("events", "history")
"""Attributes of a game that aren't its state: how it came there."""
LUCK: Final = "luck"
"""Attributes that aren't packed either: a world is given others, a copy gets them as they are."""
Path = list[int | str]
"""The way from a game to a part of what never changes at its table: names of attributes, and places in lists."""


def constants(game: Any) -> list[str]:
    """The names of what is the same in every game of this setup."""
    return [name for name in game.CONSTANT if name not in game.DRAWN]


def kept(game: Any) -> list[str]:
    """The names of what is packed of a game: its state, and what never changes but was made by chance."""
    left_out = {*constants(game), *game.CACHED, *PAST, LUCK}
    return [name for name in attributes(game) if name not in left_out]


class Packer:
    """Packer of what a game keeps into plain data; ``kinds`` are the classes of those it has met, by name.

    Numbers, texts and lists stay as they are; all else becomes an object that names its kind. A value of the module of
    its class is named by its place there; so is a part of what never changes at the table, if it couldn't be made again
    from what it keeps.
    """

    def __init__(self, game: Any) -> None:
        self.game: Final = game
        self.kinds: Final[dict[str, type[Any]]] = {}
        self.places: Final[dict[int, Path]] = {}
        for name in constants(game):
            self.places[id(getattr(game, name))] = [name]
        self.is_explored = False

    def whole(self) -> Plain:
        """All that is on the table and on the agenda."""
        return {name: self.packed(getattr(self.game, name)) for name in kept(self.game)}

    def packed(self, thing: Any) -> object:
        """A thing that the game keeps. Raises TypeError for one that isn't made of such things."""
        if thing is None or isinstance(thing, (bool, int, float, str)):
            return thing
        if isinstance(thing, list):
            return [self.packed(part) for part in thing]
        if isinstance(thing, Choice):
            return {"choice": thing.text}
        if isinstance(thing, bytes):
            return {"bytes": thing.hex()}
        if isinstance(thing, dict):
            return {"pairs": [[self.packed(key), self.packed(value)] for key, value in thing.items()]}
        if isinstance(thing, (set, frozenset)):
            return {"set": [self.packed(part) for part in sorted(thing)], "frozen": isinstance(thing, frozenset)}
        if isinstance(thing, tuple):
            named = {} if type(thing) is tuple else {"class": self.named(type(thing))}
            return {"tuple": [self.packed(part) for part in thing], **named}
        kind, names = type(thing), attributes(thing)
        if not names and (kind.__module__ in sys.builtin_module_names or "__module__" not in kind.__dict__):
            raise TypeError(f"A game can’t be copied that keeps “{thing!s:.60}”; it may keep {MAY_BE_KEPT}.")
        place = shelf_of(kind.__module__).get(id(thing))
        if place is not None and stands_at(kind.__module__, place, thing):
            return {"of": self.named(kind), "at": place}
        is_whole = tells_all(kind, names)
        if not is_whole:
            self.explore()
        if id(thing) in self.places:
            return {"constant": self.places[id(thing)]}
        if not is_whole and is_compiled(kind):
            raise TypeError(
                f"A game can’t be copied that keeps a {kind.__name__}, since that doesn’t keep its parameters."
            )
        has = {name: self.packed(getattr(thing, name)) for name in names}
        return {"class": self.named(kind), "has": has}

    def named(self, kind: type[Any]) -> str:
        """The name of a class, with its module."""
        name = f"{kind.__module__}.{kind.__qualname__}"
        self.kinds[name] = kind
        return name

    def explore(self) -> None:
        """Note the places of all that hangs on what never changes."""
        if not self.is_explored:
            self.is_explored = True
            for name in constants(self.game):
                if name != "setup":
                    note_parts(self.places, getattr(self.game, name), [name])


def tells_all(kind: type[Any], names: list[str]) -> bool:
    """Whether an object of a class that keeps these attributes can be made of them."""
    try:
        return all(name in names for name in made_from(kind))
    except (TypeError, ValueError):
        return False


def note_parts(places: dict[int, Path], thing: object, path: Path) -> None:
    """Note the place of a thing and of all that hangs on it, but for what hangs on dicts, which may come and go."""
    if isinstance(thing, (list, tuple)):
        for place, part in enumerate(thing):
            note_parts(places, part, [*path, place])
    elif not isinstance(thing, (bool, int, float, str, bytes, dict, Choice, Verb)) and thing is not None:
        if id(thing) in places and len(path) > 1:
            return
        places[id(thing)] = path
        for name in attributes(thing):
            if not name.startswith("_"):
                note_parts(places, getattr(thing, name), [*path, name])


SHELVES: Final[dict[str, dict[int, Path]]] = {}


def shelf_of(module: str) -> dict[int, Path]:
    """The places of the objects that stand in a module under a name, or in a list there; found once."""
    found = SHELVES.get(module)
    if found is None:
        SHELVES[module] = found = {}
        for name, thing in list(getattr(sys.modules.get(module), "__dict__", {}).items()):
            for place, part in enumerate(thing) if isinstance(thing, (list, tuple)) else [(NOWHERE, thing)]:
                if getattr(type(part), "__module__", "") == module and not name.startswith("_"):
                    found[id(part)] = [name] if place == NOWHERE else [name, place]
    return found


NOWHERE: Final = -1


def stands_at(module: str, place: Path, thing: object) -> bool:
    """Whether a thing still stands where it did in a module."""
    try:
        return part_at(sys.modules[module], place) is thing
    except (AttributeError, IndexError):
        return False


MAY_BE_KEPT: Final = "numbers, texts, lists, dicts, sets, tuples, choices and objects of classes"


class Unpacker:
    """Unpacker of what was packed, for a game of the same setup; ``kind_of`` finds a class by its name."""

    def __init__(self, game: Any, kind_of: Callable[[str], type[Any]]) -> None:
        self.game: Final = game
        self.kind_of: Final = kind_of

    def fill(self, world: Plain) -> None:
        """Let the game be as the one that was packed. Raises what ``unpacked`` does, and AttributeError."""
        for name, thing in world.items():
            settle(self.game, name, self.unpacked(thing))
        self.game.find_again()

    def unpacked(self, thing: Any) -> Any:
        """The thing that was packed. Raises what its class does, KeyError or TypeError if it is none."""
        if isinstance(thing, list):
            return [self.unpacked(part) for part in thing]
        if not isinstance(thing, dict):
            return thing
        if "choice" in thing:
            return self.game.setup.meta.action_space.parse(thing["choice"])
        if "bytes" in thing:
            return bytes.fromhex(thing["bytes"])
        if "pairs" in thing:
            return {self.unpacked(key): self.unpacked(value) for key, value in thing["pairs"]}
        if "set" in thing:
            parts = [self.unpacked(part) for part in thing["set"]]
            return frozenset(parts) if thing["frozen"] else set(parts)
        if "constant" in thing:
            if thing["constant"][0] not in constants(self.game):
                raise KeyError(thing["constant"][0])
            return part_at(self.game, thing["constant"])
        if "of" in thing:
            kind = self.kind_of(thing["of"])
            found = part_at(sys.modules[kind.__module__], thing["at"])
            if type(found) is not kind:
                raise KeyError(thing["of"])
            return found
        if "tuple" in thing:
            parts = [self.unpacked(part) for part in thing["tuple"]]
            return self.kind_of(thing["class"])(*parts) if "class" in thing else tuple(parts)
        return made(self.kind_of(thing["class"]), {name: self.unpacked(part) for name, part in thing["has"].items()})


def part_at(whole: Any, path: Path) -> Any:
    """The object at a path within another one. Raises KeyError for names that aren't public."""
    for part in path:
        if str(part).startswith("_"):
            raise KeyError(part)
        whole = getattr(whole, part) if isinstance(part, str) else whole[part]
    return whole


def made(kind: type[Any], has: dict[str, Any]) -> Any:
    """An object of a class with these attributes: made from those that its parameters name, if it has them all."""
    names, new = made_from(kind), getattr(kind, "__new__")  # noqa: B009
    missing = [name for name in names if name not in has]
    whole: Any = new(kind) if missing else kind(*[has[name] for name in names])
    for name, part in has.items():
        if missing or name not in names:
            settle(whole, name, part)
    return whole


def settle(whole: Any, name: str, part: Any) -> None:
    """Give an object an attribute; one that can't be set must be the same already. Raises AttributeError."""
    try:
        setattr(whole, name, part)
    except AttributeError:
        if plain(getattr(whole, name)) != plain(part):
            raise


def again(setup: Setup, luck: Any, world: Plain, kinds: dict[str, type[Any]], events: Any, past: Any) -> Any:
    """The game that ``parts_of`` has taken apart."""
    game: Any = setup.meta.deal(setup, FastLuck.from_seed(0))
    game.luck = luck
    Unpacker(game, kinds.__getitem__).fill(world)
    game.events = events
    game.history = None if past is None else [decision_in(setup, seat, number) for seat, number in past]
    return game


def decision_in(setup: Setup, seat: int, number: int) -> Decision:
    """The decision of a seat for the choice of that number."""
    choice = CONCEDE if number == CONCEDE.id else setup.meta.action_space.choice(number)
    return choice.by[seat]


def parts_of(game: Any) -> tuple[Any, ...]:
    """All of a game as ``again`` takes it: what it was made from, its luck, what it keeps, and its past."""
    packer = Packer(game)
    world, past = packer.whole(), None
    if game.history is not None:
        past = [(decision.seat, decision.choice.id) for decision in game.history[: game.decisions]]
    return game.setup, game.luck, world, packer.kinds, game.events, past
