"""The contract of a game: what it says of itself, how it is dealt, what a seat sees, and what it scores.

docs/writing_a_game.md has it on one page.
"""

import sys
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from pickle import PicklingError
from typing import Any, Final, Generic, Protocol, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from tongbao.engine import reasons
from tongbao.engine.card_file import CardFile
from tongbao.engine.choice import ActionSpace, Choice
from tongbao.engine.events import Event, Facts
from tongbao.engine.luck import FastLuck, Luck
from tongbao.engine.observation import Field
from tongbao.engine.pieces import CARD, SHARE_WORDS, Piece, Share
from tongbao.engine.reasons import Reason
from tongbao.engine.values import again
from tongbao.languages import said_in, worded_in

Names = dict[str, str]
"""What a thing is called, by language: ``en`` always, in others what is printed on it too."""
Plain = dict[str, object]
"""Plain data, ready for JSON."""


class Observed(Protocol):
    """The numbers that every table gives to programs that learn, where its game has nothing of its own for them."""

    def usual_layout(self) -> list[Field]:
        """The numbers of ``write_usual``."""

    def write_usual(self, out: BytesWriter, seat: int) -> None:
        """Write what the seat knows of the table."""


G = TypeVar("G", bound=Observed)
"""The class of the game."""


class BadOption(ValueError):
    """A game, a number of players or an option that doesn't exist or isn't possible; the message says what is."""


class BadCards(ValueError):
    """A card file with a mistake; the message names the card and the field."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing to settle before the game; its values are strings, as on the page and in the record.

    ``since`` and ``until`` are the first and the last version of the rules that have it; 0 if the latest still does.
    Two of the same name may follow each other.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        title: str,
        help: str,
        value_titles: dict[str, str],
        until: int = 0,
        since: int = 1,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.title: Final = title
        self.help: Final = help
        self.value_titles: Final = value_titles
        self.until: Final = until
        self.since: Final = since

    def possible(self, players: int, options: dict[str, str]) -> list[str]:
        """The values that are legal with so many players and the options settled before this one."""
        return self.values

    def default(self, players: int, options: dict[str, str]) -> str:
        """The value taken when nobody asks for another."""
        return self.possible(players, options)[0]

    def offered(self, players: int, options: dict[str, str]) -> bool:
        """Whether there is anything to choose."""
        return len(self.possible(players, options)) > 1

    def value_title(self, value: str, language: str, game: str) -> str:
        """A value in words, in a language; one that has no words is its own title."""
        return said_in(self.value_titles[value], language, game) if value in self.value_titles else value

    def field(self) -> Field:
        """What an observation says of it: by value, whether it is the one that was taken."""
        return Field(self.name, len(self.values), 1, f"The option {self.name}: {', '.join(self.values)}.", True)

    def numbers(self, taken: str) -> bytes:
        """The numbers of its field."""
        return bytes([value == taken for value in self.values])

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


ASK: Final = "ask"
"""The first value of every standing answer: the person decides each time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingAnswer(Option, Generic[G]):
    """A choice made in advance for decisions that others force on it, so that nobody waits; at first ASK."""

    def answer(self, game: G, seat: int, value: str) -> Choice | None:
        """The choice of the seat if it has settled this value; None if that doesn't decide what it is asked.

        Called on a redacted copy only, for a seat to act.
        """
        return None


class Face(Protocol):
    """The print of a card, as far as every page and terminal must know it."""

    @property
    def card(self) -> int:
        """The number that choices, views and logs call the card by."""

    @property
    def names(self) -> Names:
        """The name by language, in English at least."""

    @property
    def price(self) -> tuple[int, ...]:
        """The requirements for playing it, thing by thing, in the same order on all cards; or nothing."""

    def as_dict(self) -> Plain:
        """All of it as plain data."""


NO_ANSWERS: Final[list[StandingAnswer[Any]]] = []
NO_FACES: Final[list[Face]] = []
NO_MARKETS: Final[list[tuple[int, str]]] = []
NO_NEWS: Final[list[str]] = []
NO_USES: Final[dict[str, str]] = {}
USUAL_LENGTH: Final = 2000


@mypyc_attr(allow_interpreted_subclasses=True)
class Meta(Generic[G]):
    """One game of the catalogue; ``G`` is the class of its table. Its texts are English; the folders of the languages
    have it in others.

    ``rules`` is the version of its rules, by which new games are played; games that began by an earlier one, from
    ``oldest_rules`` on, go on by that, as their records do. ``options`` are those of the latest version, ``ever`` all
    that any version has had. ``texts`` are those of its log and its choices;
    ``concedes``: whether a seat may give the game up before its end; ``usual_players``: the number of players when
    nobody says another, ``min_players`` unless given; ``standing``: the standing answers that a seat may settle;
    ``most_decisions``: a number of decisions that no game reaches, however it is played by chance; ``news``: the kinds
    of lines of the log that who has been away should read first, the weightiest before all others; ``uses``: the kinds
    of lines that tell of a piece put to use, and the fact that names it; ``minutes``: how long people usually play,
    with the fewest and with the most players; ``weight``: how much there is to think about, from 1 (light) to 3;
    ``first_seat``: the options with which the first seat has the first turn, or None if the rules always leave that to
    chance.
    """

    def __init__(
        self,
        name: str,
        title: str,
        tagline: str,
        min_players: int,
        max_players: int,
        rules: int,
        options: list[Option],
        action_space: ActionSpace,
        texts: dict[str, str],
        concedes: bool = False,
        usual_players: int = 0,
        standing: "list[StandingAnswer[G]]" = NO_ANSWERS,
        most_decisions: int = USUAL_LENGTH,
        news: list[str] = NO_NEWS,
        oldest_rules: int = 0,
        uses: dict[str, str] = NO_USES,
        minutes: tuple[int, int] = (30, 60),
        weight: int = 2,
        first_seat: dict[str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.tagline: Final = tagline
        self.min_players: Final = min_players
        self.max_players: Final = max_players
        self.rules: Final = rules
        self.oldest_rules: Final = oldest_rules or rules
        self.ever: Final = options
        self.options: Final = self.options_by(rules)
        self.action_space: Final = action_space
        self.texts: Final = texts
        self.concedes: Final = concedes
        self.usual_players: Final = usual_players or min_players
        self.standing: Final = standing
        self.most_decisions: Final = most_decisions
        self.news: Final = news
        self.uses: Final = uses
        self.minutes: Final = minutes
        self.weight: Final = weight
        self.first_seat: Final = first_seat
        if action_space.meta is None:
            action_space.meta = self

    # Its copies: a game is there only once, so each is the game itself.

    def __copy__(self) -> "Meta[G]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Meta[G]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return meta_at, place_of(self)

    def minutes_for(self, players: int) -> int:
        """The usual length of a game of so many people, in minutes, to the nearest five."""
        fewest, most = self.minutes
        more = (most - fewest) * (players - self.min_players) / max(1, self.max_players - self.min_players)
        return max(5, 5 * round((fewest + more) / 5))

    # How it is played.

    @abstractmethod
    def deal(self, setup: "Setup", luck: Luck) -> G:
        """The table set up, with the first steps on its agenda. Raises BadCards."""

    @abstractmethod
    def scores(self, game: G) -> list[int]:
        """The score of each seat in points; final when the game is over."""

    def places(self, game: G) -> list[int]:
        """The place of each seat; by score, and equal scores share the better place."""
        scores = self.scores(game)
        return [1 + sum([other > score for other in scores]) for score in scores]

    def holdings(self, game: G) -> list[int]:
        """The possessions of the seats beside cards and points, such as coins and goods, as numbers in a fixed order.

        Two games of equal choices, points, holdings and known cards count as the same game when it is looked whether
        a change of the rules changes games that are kept.
        """
        return []

    def shares(self, game: G, seat: int) -> list[Share]:
        """Where the points of a seat came from, in the order in which they are told; together they are its score.

        Asked after the end; a game that kept a chronicle may look into it.
        """
        return [Share("points", self.scores(game)[seat])]

    def give_up(self, game: G, seat: int) -> None:
        """The consequences when the seat concedes; only for games that know conceding."""

    # What is counted of it.

    def opener(self, game: G) -> int:
        """The seat that has the first turn; asked at the deal."""
        return 0

    def rounds(self, game: G) -> int:
        """How many rounds were begun; 0 where nobody counts them."""
        return 0

    def ending(self, game: G) -> str:
        """In which of several ways a game that is over has ended, by name; nothing where there is but one."""
        return ""

    def market(self, event: Event) -> list[tuple[int, str]]:
        """Which seats deal with which market, as a line of the log tells it: a seat and a market's name for each.

        A line in which several seats deal is a deal between them. ``market_NAME`` among the game's texts names a
        market; nothing is counted in a game without such texts.
        """
        return NO_MARKETS

    def pieces(self, setup: "Setup") -> list[Piece]:
        """What a report speaks of: the cards, unless the game says more."""
        return [
            Piece(CARD, face.card, str(face.as_dict().get("id", face.card)), face.names, face.price)
            for face in self.faces(setup)
        ]

    def face_of(self, game: G, card: int) -> int:
        """The number of the face that a card of the table has; NO_FACE for one without."""
        return card

    # What programs learn from.

    def layout(self, setup: "Setup") -> list[Field]:
        """What the numbers of an observation say, in their order: the same in all games of a setup. Raises BadCards."""
        return self.deal(setup, FastLuck.from_seed(0)).usual_layout()

    def observe(self, game: G, seat: int) -> bytes:
        """What a seat, not the spectator, knows of the game: one byte for each number of the layout."""
        out = BytesWriter()
        self.write_observation(out, game, seat)
        return out.getvalue()

    def write_observation(self, out: BytesWriter, game: G, seat: int) -> None:
        """Write what a seat, not the spectator, knows of the game: the numbers of the layout.

        Called on the game itself, since it must be quick, so it reads nothing but what the seat may know. Seats stand
        clockwise from the one that observes.
        """
        game.write_usual(out, seat)

    # What is shown of it.

    def title_in(self, language: str) -> str:
        """The name in a language."""
        return said_in(self.title, language, self.name)

    @abstractmethod
    def view(self, game: G, seat: int) -> Plain:
        """The view of the seat, by allow-list; called on a redacted copy only."""

    def caption(self, game: G, seat: int, choice: Choice) -> tuple[str, Facts]:
        """Kind of caption and its facts for a choice of the seat; called on a redacted copy only."""
        return usual_caption(choice)

    def is_loss(self, game: G, seat: int, choice: Choice) -> bool:
        """Whether the choice loses what the seat could still have: ends its turn early, passes up, discards.

        Called on a redacted copy only. Whoever makes such a choice while there are others, and can't take it back, is
        asked to confirm it; of a game that doesn't say, at every choice that can't be taken back.
        """
        return True

    def queries(self, game: G, seat: int) -> list[Choice]:
        """What the seat may wish for: a choice for each card, place and button that stands for one, possible or not.

        Called on a redacted copy only; whatever of it the seat isn't offered, ``why_not`` has a reason for.
        """
        return []

    def why_not(self, game: G, seat: int, choice: Choice) -> Reason:
        """Why the seat, which has to choose something now, isn't offered this choice; called on a redacted copy only.

        It asks the code that decides what is offered, so it can't disagree.
        """
        return Reason("why_later", {})

    def is_plain(self, choice: Choice) -> bool:
        """Whether everybody at the table can tell that a seat has no other choice, whenever this is its only one.

        Then, and only then, it tells nobody anything if the choice is made at once.
        """
        return False

    def faces(self, setup: "Setup") -> Sequence[Face]:
        """The faces of the cards that are played with."""
        return NO_FACES

    def printed(self, setup: "Setup") -> Plain:
        """What is printed elsewhere than on the cards: the same at every table with these card files."""
        return {}

    def card_file(self) -> CardFile | None:
        """The card file that it comes with; None if its cards can't be changed."""
        return None

    def numbers(self, setup: "Setup") -> Plain:
        """The numbers of its rules by name, as a quick sheet tells them: the same at every table with these cards."""
        return {}

    def text(self, kind: str, facts: Facts, language: str) -> str:
        """The text of a line or a caption with places for its facts; of one without words its kind and its facts."""
        words = self.texts.get(kind) or reasons.WORDS.get(kind) or SHARE_WORDS.get(kind)
        if words is not None:
            return worded_in(words, facts, language, self.name)
        return " ".join([kind.removeprefix("choose_").replace("_", " "), *["{" + name + "}" for name in facts]])

    # Its options.

    def options_by(self, rules: int) -> list[Option]:
        """The options of a version of the rules."""
        return [option for option in self.ever if option.since <= rules <= (option.until or rules)]

    def all_options(self, players: int, rules: int = 0) -> list[dict[str, str]]:
        """Every legal combination of options for so many players, by a version of the rules or the latest one."""
        found: list[dict[str, str]] = [{}]
        for option in self.options_by(rules or self.rules):
            found = [{**known, option.name: value} for known in found for value in option.possible(players, known)]
        return found

    def settle(self, players: int, options: dict[str, str], rules: int = 0) -> dict[str, str]:
        """The complete options of a table, by a version of the rules or the latest one. Raises BadOption.

        An option that only earlier versions have may be given with its first value, which changes nothing.
        """
        if not self.min_players <= players <= self.max_players:
            range_ = f"{self.min_players} to {self.max_players}"
            raise BadOption(f"{self.title} is for {range_} players, not {players}.")
        asked = self.options_by(rules or self.rules)
        names = [option.name for option in asked]
        unasked = {option.name: option.values[0] for option in self.ever if option.name not in names}
        for name, wish in options.items():
            if name not in names and unasked.get(name) != wish:
                raise BadOption(f"{self.title} has no option “{name[:40]}”; choose one of: {', '.join(names)}.")
        settled: dict[str, str] = {}
        for option in asked:
            possible = option.possible(players, settled)
            value = str(options.get(option.name, option.default(players, settled)))
            if value not in option.values:
                raise BadOption(f"{option.name} can’t be “{value[:40]}”; choose one of: {', '.join(option.values)}.")
            if value not in possible:
                only = " or ".join(possible)
                raise BadOption(
                    f"{option.name} can’t be {value} with {players} players and the other options, but only {only}."
                )
            settled[option.name] = value
        return settled

    def fitting(self, players: int, wishes: Mapping[str, str]) -> dict[str, str]:
        """The complete options of a table by the latest rules, as near to the wishes as possible."""
        settled: dict[str, str] = {}
        for option in self.options:
            wish, possible = wishes.get(option.name), option.possible(players, settled)
            settled[option.name] = wish if wish in possible else option.default(players, settled)
        return settled


def usual_caption(choice: Choice) -> tuple[str, Facts]:
    """Kind of caption and facts of a choice that needs no other: its verb and its parameters by their names."""
    return f"choose_{choice.verb.name}", dict(choice.named())


class Setup:
    """What a game was made from, but for its luck: it never changes.

    ``rules`` is the version of the rules by which it is played, the latest unless given.
    """

    __slots__ = ("cards", "meta", "names", "options", "players", "rules")

    def __init__(
        self,
        meta: Meta[Any],
        players: int,
        options: dict[str, str],
        names: list[str],
        cards: str | None,
        rules: int = 0,
    ) -> None:
        self.meta: Final = meta
        self.players: Final = players
        self.options: Final = options
        self.names: Final = names
        self.cards: Final = cards
        self.rules: Final = rules or meta.rules

    def __copy__(self) -> "Setup":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setup":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


def place_of(meta: Meta[Any]) -> tuple[str, ...]:
    """The module in which a game stands, that of its class if it is there, and its name in it.

    Or the name of a catalogue there that has it, and its name in that. Raises PicklingError.
    """
    catalogues: list[tuple[str, ...]] = []
    for module in (type(meta).__module__, *[name for name in sys.modules if name != "__mp_main__"]):
        for name, thing in list(getattr(sys.modules.get(module), "__dict__", {}).items()):
            if thing is meta:
                return module, name
            if type(thing) is dict and thing.get(meta.name) is meta:
                catalogues.append((module, name, meta.name))
    if catalogues:
        return catalogues[0]
    raise PicklingError(f"{meta.title} can’t be pickled: it stands in no module, by which it could be found again.")


def meta_at(module: str, name: str, *key: str) -> Meta[Any]:
    """The game of that name, in this catalogue."""
    found: Any = getattr(import_module(module), name)
    for part in key:
        found = found[part]
    meta: Meta[Any] = found
    return meta
