"""Records: rules version, game, options, seats, luck and the choices made, enough to play the game again."""

import json
from typing import Any, Final

from tongbao.engine.bounds import UNSEEN
from tongbao.engine.choice import CONCEDE, Choice, Decision, IllegalChoice
from tongbao.engine.files import shown
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck, Luck, served_luck
from tongbao.engine.meta import Meta, Setup
from tongbao.engine.values import again

FORMAT: Final = 1
LONGEST_RECORD: Final = 1_000_000
"""Characters: far more than the longest game with the longest card file."""


class BadRecord(ValueError):
    """A record that can't be read or played; the message says where it goes wrong."""


class BadRules(BadRecord):
    """A record by a version of the rules that is played no longer, or not yet; the message says which are."""


class Record:
    """One game from the deal to its last choice so far."""

    __slots__ = ("choices", "origin", "setup")

    def __init__(self, setup: Setup, origin: dict[str, int | str | list[str]], choices: list[Decision]) -> None:
        self.setup: Final = setup
        self.origin: Final = origin
        self.choices: Final = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    @staticmethod
    def of(game: Game) -> "Record":
        """All that is needed to play the game again. Raises ValueError for an imagined game, which never happened."""
        if game.history is None:
            raise ValueError("An imagined game has no record: it never happened.")
        return Record(game.setup, game.luck.origin(), game.history[: game.decisions])

    def dumps(self) -> str:
        """The record as one line of JSON; docs/records.md explains each field."""
        setup = self.setup
        fields: dict[str, object] = {
            "tongbao": FORMAT,
            "game": setup.meta.name,
            "rules": setup.rules,
            "players": setup.players,
            "options": setup.options,
            "seats": setup.names,
        }
        fields.update(self.origin)
        fields["cards"] = setup.cards
        fields["choices"] = [str(decision) for decision in self.choices]
        return json.dumps(fields, ensure_ascii=False)

    def without_last(self, seat: int, decisions: int = 1) -> "Record":
        """The record without the latest decisions of a seat."""
        choices = self.choices[:]
        for i in range(len(choices) - 1, -1, -1):
            if decisions and choices[i].seat == seat:
                choices.pop(i)
                decisions -= 1
        return Record(self.setup, self.origin, choices)

    def play_again(self, luck: Luck, chronicle: bool = False) -> Game:
        """The game after the last recorded choice. Raises BadRecord if a choice isn't possible."""
        game = create(self.setup, luck, chronicle)
        for number, decision in enumerate(self.choices, 1):
            try:
                game.take(decision.seat, decision.choice)
            except IllegalChoice as error:
                raise BadRecord(f"Choice {number} of the record can’t be played: {error}") from None
        return game

    def luck(self) -> Luck:
        """The source that the record was dealt from. Raises BadRecord if it doesn't say."""
        seed, secret = self.origin.get("seed"), self.origin.get("secret")
        salts, stack = self.origin.get("salts", []), self.origin.get("stack", [])
        if isinstance(seed, int):
            return FastLuck.from_seed(seed)
        if isinstance(secret, str) and isinstance(salts, list) and isinstance(stack, list):
            try:
                return served_luck(secret, salts, stack)
            except ValueError:
                pass
        raise BadRecord(
            "The record has no luck: it needs a whole number as its seed, or a secret of 64 hexadecimal digits, "
            "with salts and stack as lists of texts."
        )


def undone(game: Game, seat: int, decisions: int = 1) -> Game:
    """A new game in which the seat's latest decisions were never made. Raises IllegalChoice across a barrier."""
    if game.undoable(seat) < decisions:
        raise IllegalChoice(f"Seat {seat} has nothing to undo: what came before has been seen or drawn.")
    shorter = Record.of(game).without_last(seat, decisions)
    return shorter.play_again(game.luck.fresh(), game.events is not None)


def taken_off(game: Game, seat: int, text: str) -> tuple[Game, int, list[Choice]]:
    """A new game in which the seat's latest such choice was never made; what it chose after that it chooses again.

    It does so up to the first of these choices that isn't offered any more, or that it couldn't take back. Given back
    too are how many decisions were taken back, and which choices were made again. Raises IllegalChoice.
    """
    wish = game.setup.meta.action_space.parse(text)
    made = [decision.choice for decision in Record.of(game).choices if decision.seat == seat]
    latest = made[len(made) - game.undoable(seat) :]
    if wish not in latest:
        raise IllegalChoice(f"“{wish}” isn’t a choice that seat {seat} can undo now.")
    back = latest[::-1].index(wish) + 1
    after, again = undone(game, seat, back), list[Choice]()
    for choice in latest[len(latest) - back + 1 :]:
        if choice not in after.choices(seat) or after.crosses_barrier(seat, choice):
            break
        after.take(seat, choice)
        again.append(choice)
    return after, back, again


def read_record(text: str, games: dict[str, Meta[Any]]) -> Record:
    """The record that a text holds. Raises BadRecord, BadOption or IllegalChoice with one clear sentence."""
    fields = read_fields(text)
    name = fields.get("game")
    meta = games.get(name) if isinstance(name, str) else None
    if meta is None:
        raise BadRecord(f"The record is of a game {shown(name)}; it must be one of: {', '.join(games)}.")
    rules = read_rules(meta, fields.get("rules"))
    players, options, cards = fields.get("players"), fields.get("options"), fields.get("cards")
    seats, lines = fields.get("seats"), fields.get("choices")
    if (
        not isinstance(players, int)
        or isinstance(players, bool)
        or not isinstance(options, dict)
        or not isinstance(lines, list)
    ):
        raise BadRecord("The record needs a number of players, options and a list of choices.")
    if not isinstance(seats, list) or len(seats) > players or not (cards is None or isinstance(cards, str)):
        raise BadRecord(
            "The record needs a list of seats, at most one per player, and cards: null or the text of a card file."
        )
    for name in seats:
        if not isinstance(name, str) or UNSEEN.search(name):
            raise BadRecord(f"A seat of the record is called {shown(name)}; it must be text that can be displayed.")
    setup = Setup(meta, players, meta.settle(players, read_options(options), rules), seats, cards, rules)
    return Record(setup, read_origin(fields), [read_choice(meta, line, players) for line in lines])


def read_fields(text: str) -> dict[str, Any]:
    """The fields of a record, which can still hold anything. Raises BadRecord."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(f"The record has {len(text):,} characters; it can have at most {LONGEST_RECORD:,}.")
    try:
        fields = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"The record isn’t valid JSON: {error}.") from None
    except ValueError:
        raise BadRecord("The record isn’t of a game: it has a number with thousands of digits.") from None
    except RecursionError:
        raise BadRecord("The record isn’t of a game: its JSON is nested too deeply.") from None
    if not isinstance(fields, dict) or fields.get("tongbao") != FORMAT:
        raise BadRecord(f"This isn’t a Tongbao record of format {FORMAT}.")
    return fields


def read_origin(fields: dict[str, Any]) -> dict[str, int | str | list[str]]:
    """The source of the luck of a record; nothing if it is unsound."""
    seed, secret = fields.get("seed"), fields.get("secret")
    salts, stack = fields.get("salts", []), fields.get("stack", [])
    if isinstance(seed, int) and not isinstance(seed, bool):
        return {"seed": seed}
    if isinstance(secret, str) and are_texts(salts) and are_texts(stack):
        return {"secret": secret, "salts": salts, **({"stack": stack} if stack else {})}
    return {}


def are_texts(value: object) -> bool:
    """Whether it is a list of texts."""
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def read_options(options: dict[str, object]) -> dict[str, str]:
    """The options of a record as strings; numbers are taken too. Raises BadRecord."""
    for name, value in options.items():
        if not isinstance(value, (str, int)):
            raise BadRecord(f"The option {shown(name)} of the record is {shown(value)}; it must be text.")
    return {name: str(value) for name, value in options.items()}


def read_rules(meta: Meta[Any], rules: object) -> int:
    """The version of the rules that a record names. Raises BadRules unless it is played here."""
    oldest, latest = meta.oldest_rules, meta.rules
    if isinstance(rules, int) and not isinstance(rules, bool) and oldest <= rules <= latest:
        return rules
    played = f"version {latest}" if oldest == latest else f"versions {oldest} to {latest}"
    follows = f"The record follows version {shown(rules)} of the rules of {meta.name}"
    raise BadRules(f"{follows}; this program plays {played}.")


def read_choice(meta: Meta[Any], line: object, players: int) -> Decision:
    """The decision of one line, such as ``0 sell 12``."""
    seat, _, text = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if seat not in [str(number) for number in range(players)]:
        raise BadRecord(f"{shown(line)} in the record must be a seat and a choice, such as “0 sell 12”.")
    return decision_of(meta, int(seat), text, players)


def decision_of(meta: Meta[Any], seat: int, text: str, players: int) -> Decision:
    """The choice of a seat, by its text. Raises BadRecord if nobody sits there, or IllegalChoice."""
    if seat not in range(players):
        raise BadRecord(f"Seat {shown(seat)} doesn’t exist; there are {players} seats, numbered from 0.")
    choice = CONCEDE if meta.concedes and text == CONCEDE.text else meta.action_space.parse(text)
    return choice.by[seat]
