"""Rules have versions: a record is played by those it was made with, as long as the game knows them."""

import json
from typing import Any

import pytest

import tongbao
from tests.support.guide import taken_from_guide
from tongbao import BadRecord, FastLuck, Record, Setup, create
from tongbao.engine.record import BadRules, read_record
from tongbao.testing.laws import play_on, walk

with pytest.MonkeyPatch.context() as catalogue:
    catalogue.setitem(tongbao.GAMES, "caravans", None)  # what the guide adds is taken away again
    GUIDE: Any = taken_from_guide()


class Caravans2(GUIDE.CaravansMeta):  # type: ignore[misc]
    """The game of the guide, of which rules 2 give four camels instead of three."""

    def __init__(self, oldest_rules: int) -> None:
        old = GUIDE.CARAVANS
        about = (old.name, old.title, old.tagline, old.min_players, old.max_players)
        super().__init__(*about, 2, [], old.action_space, old.texts, oldest_rules=oldest_rules)

    def deal(self, setup: Setup, luck: tongbao.Luck) -> Any:
        game = super().deal(setup, luck)
        if setup.rules >= 2:
            for seat in range(setup.players):
                game.deal_hand(seat, 1)
        return game


def played(meta: Any, rules: int) -> tongbao.Game:
    """A game by these rules, in its middle."""
    game = create(Setup(meta, 2, {}, [], None, rules), FastLuck.from_seed(1))
    play_on(game, 5, 6)
    return game


def test_a_game_is_played_by_the_latest_rules_unless_it_says_others() -> None:
    meta = Caravans2(1)
    assert Setup(meta, 2, {}, [], None).rules == 2
    held = [len(create(Setup(meta, 2, {}, [], None, rules), FastLuck.from_seed(1)).hands[0]) for rules in (1, 2)]
    assert held == [3, 4]


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_is_played_by_the_rules_it_was_made_with(rules: int, monkeypatch: pytest.MonkeyPatch) -> None:
    meta = Caravans2(1)
    monkeypatch.setitem(tongbao.GAMES, "caravans", meta)
    game = played(meta, rules)
    text = Record.of(game).dumps()
    assert json.loads(text)["rules"] == rules
    record = read_record(text, {"caravans": meta})
    again = record.play_again(record.luck())
    assert again.setup.rules == rules and again.state() == game.state()
    assert again.clone().setup.rules == rules and tongbao.Seat(game, 0).imagine(1).setup.rules == rules
    walk(create(game.setup, FastLuck.from_seed(2)), seed=1)


@pytest.mark.parametrize(
    ("rules", "oldest", "played_here"), [(1, 2, "version 2"), (3, 1, "versions 1 to 2"), (0, 1, "versions 1 to 2")]
)
def test_other_rules_are_refused_with_those_that_are_played(rules: int, oldest: int, played_here: str) -> None:
    fields = json.loads(Record.of(played(Caravans2(1), 1)).dumps()) | {"rules": rules}
    with pytest.raises(
        BadRules, match=f"follows version {rules} of the rules of caravans; this program plays {played_here}."
    ):
        read_record(json.dumps(fields), {"caravans": Caravans2(oldest)})


@pytest.mark.parametrize("rules", [True, 1.0, "1", None])
def test_a_version_is_a_whole_number(rules: object) -> None:
    fields = json.loads(Record.of(played(Caravans2(1), 1)).dumps()) | {"rules": rules}
    with pytest.raises(BadRecord, match=r"follows version .* of the rules"):
        read_record(json.dumps(fields), {"caravans": Caravans2(1)})
