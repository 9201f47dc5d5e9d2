"""The laws that every game keeps, at every position, seat and option; each function raises AssertionError if not.

``walk`` plays one game at random and holds it against all of them.
"""

import json
import pickle
from copy import copy, deepcopy

from tongbao import BadRecord, Record, Seat, create, replay, undone
from tongbao.engine.choice import Choice, IllegalChoice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.observation import most_of
from tongbao.engine.plain import attributes, plain
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import imagine


def walk(game: Game, seed: int, every: int = 1) -> Game:
    """Play the game to its end at random, any of the seats to act first; check the laws at every n-th position."""
    meta = game.setup.meta
    longest, most = meta.most_decisions, most_of(meta.layout(game.setup))
    luck = FastLuck.from_seed(seed)
    cards = sorted(game.inventory())
    fingerprints = [game.fingerprint()]
    told = 0
    while not game.over:
        assert game.decisions < longest, f"{game!r} has not ended within {longest} decisions"
        seats = game.seats_to_act()
        seat = seats[luck.below(len(seats))]
        choices = game.choices(seat)
        is_checked = game.decisions % every == 0
        before = game.clone()
        if is_checked:
            conserves(game, cards)
            offers_choices(game)
            clones(game, luck.below(1 << 28))
            copies(game, luck.below(1 << 28))
            keeps_secrets(game, luck.below(1 << 28), told)
            imagines_what_may_be(game, luck.below(1 << 28))
            observes(game, most, luck.below(1 << 28))
            refuses(game)
            told = len(game.events or [])
        game.take(seat, choices[luck.below(len(choices))])
        fingerprints.append(game.fingerprint())
        closes_undo(before, game)
        if is_checked:
            takes_back(before, game, seat)
    conserves(game, cards)
    keeps_secrets(game, seed)
    imagines_what_may_be(game, seed)
    observes(game, most, seed)
    ends(game)
    replays(game, fingerprints)
    return game


def conserves(game: Game, cards: list[int]) -> None:
    """Law 1: every card of the deal lies in exactly one place."""
    assert sorted(game.inventory()) == cards, f"{game!r}: cards were lost or doubled"


def offers_choices(game: Game) -> None:
    """Laws 2 and 6: whoever is to act has choices; their ids are unique, and they parse back from their text."""
    space = game.setup.meta.action_space
    acting = game.seats_to_act()
    assert acting, f"{game!r}: nobody is to act"
    for seat in range(SPECTATOR, game.players):
        choices = game.choices(seat)
        assert bool(choices) == (seat in acting), f"{game!r}: choices of seat {seat}"
        assert len({choice.id for choice in choices}) == len(choices)
        for choice in choices:
            assert space.parse(str(choice)) is choice
            assert space.choice(choice.id) is choice
            assert Seat(game, seat).caption(choice)["text"]


def clones(game: Game, seed: int) -> None:
    """Law 3: a clone equals its original in all that it keeps, and stays as it is when another one plays on."""
    state = game.state()
    still, moving = game.clone(), game.clone()
    equals(game, still)
    play_on(moving, seed, 8)
    assert moving.state() != state
    for other in (still, game):
        assert not (shared := differing(other.state(), state)), f"{game!r}: a clone shares {shared} with its original"


def differing(one: dict[str, object], other: dict[str, object]) -> str:
    """The fields in which two states differ, by name; nothing if there are none."""
    return " and ".join([name for name in one if one[name] != other.get(name)])


def copies(game: Game, seed: int) -> None:
    """Law 3 for what Python copies: such a game equals its original too, plays on alike, and leaves it as it is."""
    state = game.state()
    pickled = pickle.loads(pickle.dumps(game))
    for other in (copy(game), deepcopy(game), pickled):
        assert not (lost := differing(state, other.state())), f"{game!r}: {lost} are another in a copy"
    alike = game.clone()
    for one in (alike, pickled):
        play_on(one, seed, 8)
    assert not (lost := differing(alike.state(), pickled.state())), f"{game!r}: a copy plays on to another {lost}"
    assert game.history is None or Record.of(pickled).dumps() == Record.of(alike).dumps()
    assert not (shared := differing(game.state(), state)), f"{game!r}: a copy shares {shared} with its original"


def equals(game: Game, clone: Game) -> None:
    """Whatever a game keeps its clone keeps too, but for what is declared to be found again from the rest."""
    assert attributes(clone) == attributes(game), f"{game!r}: a clone keeps other things than its original"
    for name in attributes(game):
        here, there = getattr(game, name), getattr(clone, name)
        if name in game.CONSTANT:
            assert there is here, f"{game!r}: a clone has not the same {name}"
        elif name == "history":
            assert here is None or there[: game.decisions] == here[: game.decisions], f"{game!r}: {name} in a clone"
        elif name not in game.CACHED:
            assert plain(there) == plain(here), f"{game!r}: a clone forgets {name}"


def keeps_secrets(game: Game, seed: int, since: int = 0) -> None:
    """Law 5: whatever a seat doesn't know may be dealt anew, and all it can see stays the same to the byte.

    Lines of the log count from ``since`` on: those before were compared when they were new.
    """
    cards = sorted(game.inventory())
    for seat in range(SPECTATOR, game.players):
        other = imagine(game, seat, FastLuck.from_seed(seed))
        conserves(other, cards)
        assert seen(other, seat, since) == seen(game, seat, since), f"{game!r}: seat {seat} sees what it must not know"
        same = imagine(game, seat, FastLuck.from_seed(seed + 1))
        again = imagine(other, seat, FastLuck.from_seed(seed + 1))
        assert again.state() == same.state(), f"{game!r}: what seat {seat} imagines depends on what it can't know"
        play_on(again, seed, 5)


def imagines_what_may_be(game: Game, seed: int) -> None:
    """Nothing is imagined that a seat can rule out: the game goes on where it does, the same seats are to act and each
    can, and what they hold neither would have ended it before nor changes how it has ended.
    """
    for seat in range(SPECTATOR, game.players):
        other = imagine(game, seat, FastLuck.from_seed(seed))
        assert other.is_possible(), f"{game!r}: seat {seat} can rule out what it imagines"
        assert other.seats_to_act() == game.seats_to_act(), f"{game!r}: imagined by seat {seat}, others are to act"
        for acting in other.seats_to_act():
            assert other.choices(acting), f"{game!r}: imagined by seat {seat}, seat {acting} has nothing to choose"
        assert other.choices(seat) == game.choices(seat), f"{game!r}: seat {seat} imagines other choices for itself"
        if game.over:
            assert other.places() == game.places(), f"{game!r}: seat {seat} imagines another end"


def observes(game: Game, most: bytes, seed: int) -> None:
    """Law 5 for programs that learn: what a seat observes is as long and at most as great as the layout says, and stays
    the same if all that the seat doesn't know is dealt anew.
    """
    meta = game.setup.meta
    for seat in range(game.players):
        found = meta.observe(game, seat)
        assert len(found) == len(most), f"{game!r}: seat {seat} observes {len(found)} numbers, not {len(most)}"
        great = [place for place, number in enumerate(found) if number > most[place]]
        assert not great, f"{game!r}: seat {seat} observes numbers that are too great, at the places {great}"
        other = imagine(game, seat, FastLuck.from_seed(seed))
        assert meta.observe(other, seat) == found, f"{game!r}: seat {seat} observes what it must not know"


def seen(game: Game, seat: int, since: int = 0) -> str:
    """Everything that a seat can get out of a game, as one text; of the log only the lines from ``since`` on."""
    eyes = Seat(game, seat)
    return json.dumps(
        [
            eyes.view(),
            eyes.log(since),
            eyes.log(since, "zh"),
            list(game.seats_to_act()),
            [[choice.text, eyes.caption(choice)] for choice in eyes.choices()],
            refusal(game, seat, game.setup.meta.action_space.choice(0)),
        ],
        ensure_ascii=False,
    )


def refusal(game: Game, seat: int, choice: Choice) -> str:
    """What the seat reads when it makes a choice that isn't possible; "" if it is."""
    if choice in game.choices(seat):
        return ""
    try:
        game.take(seat, choice)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError(f"{game!r}: {choice} was taken though it wasn't offered to seat {seat}")


def refuses(game: Game) -> None:
    """Whatever isn't offered is refused in one sentence, and nothing changes."""
    state = game.state()
    choices = game.setup.meta.action_space.choices
    for seat in range(SPECTATOR, game.players + 1):
        for choice in choices[:: max(1, len(choices) // 7)]:
            sentence = refusal(game, seat, choice)
            assert "\n" not in sentence
    assert game.state() == state


def closes_undo(before: Game, after: Game) -> None:
    """Law 7, half: no decision can be taken back if luck was used for it, or if its seat saw something hidden."""
    used = before.luck.state() != after.luck.state()
    if not used and before.known == after.known:
        return
    for seat in range(after.players):
        bit = after.bit(seat)
        pairs = zip(before.known, after.known, strict=True)
        if used or any(new & bit and not old & bit for old, new in pairs):
            assert after.undoable(seat) == 0, f"{after!r}: seat {seat} could take back what it saw or what was drawn"


def unlearns_nothing(game: Game, seat: int) -> None:
    """Law 7: a seat that takes back all it may, more than one decision, knew every card then that it knows now."""
    steps, bit = game.undoable(seat), game.bit(seat)
    if steps > 1:
        known = zip(undone(game, seat, steps).known, game.known, strict=True)
        learned = [card for card, (then, now) in enumerate(known) if now & bit and not then & bit]
        assert not learned, f"{game!r}: seat {seat} could take back what taught it the cards {learned}"


def takes_back(before: Game, after: Game, seat: int) -> None:
    """Law 7, half: undo gives the position before, or is refused."""
    for other in range(after.players):
        unlearns_nothing(after, other)
    if after.undoable(seat):
        assert undone(after, seat).state() == before.state(), f"{after!r}: undo doesn't lead back"
        return
    try:
        undone(after, seat)
    except IllegalChoice:
        return
    raise AssertionError(f"{after!r}: undo across a barrier")


def ends(game: Game) -> None:
    """Law 2: when the game is over nobody has anything to choose, and places follow the scores."""
    assert game.over and not game.seats_to_act()
    assert not any(game.choices(seat) for seat in range(SPECTATOR, game.players))
    scores, places = game.scores(), game.places()
    assert len(scores) == len(places) == game.players
    best = [seat for seat in range(game.players) if places[seat] == 1]
    assert all(scores[seat] == max(scores) for seat in best) and best
    reckons(game)


def reckons(game: Game) -> None:
    """Where the points of each seat came from adds up to its score, and has a name; asked of a game with chronicle."""
    meta = game.setup.meta
    if game.events is None:
        return
    for seat, score in enumerate(game.scores()):
        shares = meta.shares(game, seat)
        assert sum([share.points for share in shares]) == score, f"{game!r}: the points of seat {seat} don't add up"
        for share in shares:
            kind = f"share_{share.kind}"
            assert meta.text(kind, {}, "en") != kind.replace("_", " ")


def replays(game: Game, fingerprints: list[str]) -> None:
    """Laws 4 and 8: the record plays the same game, position for position; a broken record is refused."""
    record = Record.of(game)
    text = record.dumps()
    assert replay(text).state() == game.state()
    again = create(record.setup, record.luck())
    trace = [again.fingerprint()]
    for decision in record.choices:
        again.take(decision.seat, decision.choice)
        trace.append(again.fingerprint())
    assert trace == fingerprints, f"{game!r}: the record plays another game"
    fields = json.loads(text)
    fields["choices"].append("0 nonsense")
    try:
        replay(json.dumps(fields))
    except (BadRecord, IllegalChoice):
        return
    raise AssertionError(f"{game!r}: a record with nonsense was played")


def play_on(game: Game, seed: int, decisions: int) -> None:
    """Play so many decisions more at random, or to the end."""
    luck = FastLuck.from_seed(seed)
    for _ in range(decisions):
        if game.over:
            return
        seats = game.seats_to_act()
        seat = seats[luck.below(len(seats))]
        choices = game.choices(seat)
        game.take(seat, choices[luck.below(len(choices))])
