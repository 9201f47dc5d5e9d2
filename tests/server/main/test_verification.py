"""``tongbao verify`` lists exactly the games that would change; by earlier rules they go on as they were."""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import tongbao
from tests.support.server.hasty import HASTY
from tests.support.server.stored import keep_games
from tongbao.cli.app import main
from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Face, Meta, Plain, Setup
from tongbao.engine.record import Record
from tongbao.games.silk_cities.rules.trade import Purchase
from tongbao.games.xanadu.meta import XANADU
from tongbao.server.accounts.people import People
from tongbao.server.accounts.relations import Relations
from tongbao.server.db.database import Database
from tongbao.server.db.tables import choices, matches
from tongbao.server.matches.choice_log import numbers_made, signature
from tongbao.server.matches.positions import Branch, branch_of
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.repository import load_choices, load_match
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.social.invitations import Invitations
from tongbao.server.social.rematches import Rematches
from tongbao.server.views.account.records import record_in
from tongbao.testing.laws import play_on

CARDS = (Path(tongbao.__file__).parent / "games/xanadu/cards/xanadu.toml").read_text("utf-8")
KEPT = [
    *[("xanadu", 2 + n % 5, 30 + 3 * n) for n in range(24)],
    *[(game, 2 + n % 2, 2 + 4 * n) for game in ("changan", "pocket_changan", "silk_cities") for n in range(12)],
]
"""Sixty games of all four kinds, some of them long."""


class Repriced(Meta[Any]):
    """Xanadu with other prices of one card from its rules 2 on, made for these tests."""

    def __init__(self, cards: str, rules: int, oldest_rules: int, since: int) -> None:
        super().__init__(
            XANADU.name,
            XANADU.title,
            XANADU.tagline,
            XANADU.min_players,
            XANADU.max_players,
            rules,
            XANADU.options,
            XANADU.action_space,
            XANADU.texts,
            oldest_rules=oldest_rules,
        )
        self.cards, self.since = cards, since

    def deal(self, setup: Setup, luck: Luck) -> Any:
        cards = self.cards if setup.rules >= self.since else setup.cards
        return XANADU.deal(Setup(self, setup.players, setup.options, setup.names, cards, setup.rules), luck)

    def scores(self, game: Any) -> list[int]:
        return XANADU.scores(game)

    def view(self, game: Any, seat: int) -> Plain:
        return XANADU.view(game, seat)

    def faces(self, setup: Setup) -> Sequence[Face]:
        return XANADU.faces(setup)

    def printed(self, setup: Setup) -> Plain:
        return XANADU.printed(setup)

    def caption(self, game: Any, seat: int, choice: Choice) -> tuple[str, Facts]:
        return XANADU.caption(game, seat, choice)


def repriced(card: int) -> str:
    """The card file of Xanadu, but the Khan pays one tong bao more for that card."""
    before, line, after = CARDS.partition(f"\nnumber = {card}\n")
    head, prices, rest = after.partition("\nprices = [")
    numbers, bracket, tail = rest.partition("]")
    dearer = ", ".join(str(int(price) + 1) for price in numbers.split(","))
    return before + line + head + prices + dearer + bracket + tail


class Kept:
    """The folder with the sixty games, and which of them have sold which card."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = keep_games(folder, KEPT)
        database = Database(folder, only_reads=True)
        self.records = {
            name: database.read_now(lambda c, name=name: record_in(load_match(c, name))) for name in self.names
        }
        database.close()

    def sellers(self) -> dict[int, set[str]]:
        """By card of Xanadu, the games in which the Khan has paid for it."""
        found: dict[int, set[str]] = {}
        for name, record in self.records.items():
            game = record.play_again(record.luck(), chronicle=True)
            for event in game.events or []:
                if event.kind in ("sale", "forced_sale"):
                    found.setdefault(int(str(event.facts["card"])), set()).add(name)
        return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("kept"))


def verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    """The exit code of the command and what it has found."""
    with pytest.raises(SystemExit) as left:
        main(["verify", "--data", str(folder), "--json"])
    return int(left.value.code or 0), json.loads(capsys.readouterr().out)


@pytest.mark.by_turns(3)
def test_as_long_as_rules_are_the_same_nothing_would_change(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    found = {"tables": 60, "unsigned": 0, "changed": {}, "damaged": {}, "outdated": {}, "unshown": {}}
    assert verified(kept.folder, capsys) == (0, found)


def test_another_price_changes_exactly_the_games_that_have_come_to_it(
    kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sellers = kept.sellers()
    card = max(sellers, key=lambda one: (len(sellers[one]), one))
    assert 2 <= len(sellers[card]) < 24
    monkeypatch.setitem(tongbao.GAMES, "xanadu", Repriced(repriced(card), 1, 1, since=1))
    code, found = verified(kept.folder, capsys)
    assert code == 1 and set(found["changed"]) == sellers[card]
    assert not found["damaged"] and not found["outdated"]
    for name, decision in found["changed"].items():
        record = kept.records[name]
        before, after = [
            [event.kind for event in shorter(record, n).events or [] if event.facts.get("card") == card]
            for n in (decision - 1, decision)
        ]
        assert {"sale", "forced_sale"} & set(after) and not {"sale", "forced_sale"} & set(before)


def shorter(record: Record, decisions: int) -> tongbao.Game:
    """The game after so many decisions."""
    return Record(record.setup, record.origin, record.choices[:decisions]).play_again(record.luck(), chronicle=True)


@pytest.mark.skipif(tongbao.build() == "compiled", reason="a compiled rule can't be changed while it runs")
def test_another_payment_changes_exactly_the_games_that_have_come_to_it(
    kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arrive, reached = Purchase.arrive, set[str]()

    def noted(purchase: Purchase, game: Any, route: list[int]) -> None:
        reached.add(game.luck.origin()["secret"])
        arrive(purchase, game, route)

    def cheaper(purchase: Purchase, game: Any, route: list[int]) -> None:
        arrive(purchase, game, route)
        game.own(purchase.seat).coins += 1

    monkeypatch.setattr(Purchase, "arrive", noted)
    for record in kept.records.values():
        record.play_again(record.luck())
    expected = {name for name, record in kept.records.items() if record.origin["secret"] in reached}
    assert 1 <= len(expected) < 12
    monkeypatch.setattr(Purchase, "arrive", cheaper)
    found = verified(kept.folder, capsys)[1]
    assert set(found["changed"]) == expected and not found["damaged"]


def test_by_earlier_rules_that_are_still_played_nothing_would_change(
    kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sellers = kept.sellers()
    cards = repriced(max(sellers, key=lambda one: len(sellers[one])))
    monkeypatch.setitem(tongbao.GAMES, "xanadu", Repriced(cards, 2, 1, since=2))
    code, found = verified(kept.folder, capsys)
    assert code == 0 and not found["changed"]


def test_games_whose_rules_are_played_no_longer_are_named(
    kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(tongbao.GAMES, "xanadu", Repriced(CARDS, 3, 2, since=2))
    code, found = verified(kept.folder, capsys)
    assert code == 1 and set(found["outdated"]) == set(kept.names[:24]) and not found["changed"]
    said = "version 1 of the rules of xanadu; this program plays versions 2 to 3"
    assert all(said in reason for reason in found["outdated"].values())


@pytest.mark.parametrize("missing", ["option_titles", "result_entry", "answer_entries"])
def test_tables_of_which_a_page_cannot_be_drawn_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    playing, ended = keep_games(tmp_path, [("xanadu", 2, 8), ("xanadu", 2, 2000)])

    def fail(*_: object) -> object:
        raise KeyError("balanced")

    monkeypatch.setattr(f"tongbao.server.rendering.table_page.{missing}", fail)
    code, found = verified(tmp_path, capsys)
    unshown = {"option_titles": {playing, ended}, "result_entry": {ended}, "answer_entries": {playing}}[missing]
    assert code == 1 and set(found["unshown"]) == unshown and found["tables"] == 2
    assert all("can’t be rendered (KeyError: 'balanced')" in reason for reason in found["unshown"].values())


def test_running_tables_go_on_by_the_rules_they_began_with_and_new_ones_begin_with_the_latest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, ended = keep_games(tmp_path, [("xanadu", 2, 8), ("xanadu", 2, 2000)])
    monkeypatch.setitem(tongbao.GAMES, "xanadu", Repriced(repriced(1), 2, 1, since=2))

    async def story() -> None:
        database = Database(tmp_path)
        registry = MatchRegistry(database, HASTY)
        person, _ = await People(database).create_person("Mei")
        match = await registry.find_match(name)
        seat = match.state.require_game().seats_to_act()[0]
        await match.choose(seat, match.state.require_game().choices(seat)[0].text, match.state.seat_version(seat))
        assert match.state.require_game().setup.rules == match.state.rules == 1
        assert json.loads(Record.of(match.state.require_game()).dumps())["rules"] == 1
        chairs = [MatchSeat(seat, "human", f"Mei {seat}", person.id) for seat in range(2)]
        assert (
            await registry.found_match(NewMatch("xanadu", {}, chairs), person)
        ).state.require_game().setup.rules == 2
        over = await registry.find_match(ended)
        assert over.state.require_game().over
        branch = await registry.found_match(
            NewMatch("xanadu", over.state.options, chairs, branch=branch_of(over.view(), 9)), person
        )
        assert branch.state.require_game().setup.rules == 1
        over.state = replace(over.state, host=person.id)
        rematches = Rematches(registry, Invitations(database, Relations(database)))
        rematch = await rematches.ask(over, person)
        owner = await People(database).find_person(over.state.seats[0].person or "")
        assert owner is not None and await rematches.ask(over, owner) is rematch
        assert rematch.state.require_game().setup.rules == 2
        await registry.close()
        database.close()

    asyncio.run(story())


def test_cities_of_version_1_go_on_with_balanced_cards_and_their_rematch_begins_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A branch goes on by version 1 too; a rematch is a new table, at which the option is no more."""
    wishes = {"victory": "5", "balanced": "on"}
    options = tongbao.GAMES["silk_cities"].settle(2, wishes, 1)

    async def story() -> None:
        database, dice = Database(tmp_path), random.Random(4)
        registry = MatchRegistry(database, HASTY)
        person, _ = await People(database).create_person("Mei")
        chairs = [MatchSeat(seat, "human", f"Mei {seat}", person.id) for seat in range(2)]
        dealt = Branch("", 0, dice.randbytes(32).hex(), [], rules=1)
        match = await registry.found_match(NewMatch("silk_cities", wishes, chairs, branch=dealt), person)
        while not (now := match.state.require_game()).over:
            assert (now.setup.rules, now.setup.options) == (1, options)
            seat = dice.choice(now.seats_to_act())
            await match.choose(seat, str(dice.choice(now.choices(seat))), match.state.seat_version(seat))
        branch = await registry.found_branch(match, 0, 9, person)
        assert (branch.state.rules, branch.state.options) == (1, options)
        rematch = await Rematches(registry, Invitations(database, Relations(database))).ask(match, person)
        assert rematch.state.rules == 2 and "balanced" not in rematch.state.options
        assert rematch.state.options["victory"] == "5"
        await registry.close()
        database.close()

    asyncio.run(story())
    code, found = verified(tmp_path, capsys)
    assert code == 0, str(found)


def test_a_difference_is_found_although_the_game_stops_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where other rules don't offer what was chosen, that is no damage; a choice that was never offered is."""
    names = keep_games(tmp_path, [("xanadu", 2, 12)] * 2)
    last = numbers_made(rows_of(tmp_path, names[1]))[-1]
    spoil(tmp_path, names[1], choices.update().filter_by(match_id=names[1], seq=last).values(text="sell 74"))

    class Other(Repriced):
        def deal(self, setup: Setup, luck: Luck) -> Any:
            luck.below(7)
            return super().deal(setup, luck)

    assert set(verified(tmp_path, capsys)[1]["damaged"]) == {names[1]}
    monkeypatch.setitem(tongbao.GAMES, "xanadu", Other(CARDS, 1, 1, since=9))
    found = verified(tmp_path, capsys)[1]
    assert found["changed"] == {names[0]: 0, names[1]: 0}


def test_what_was_kept_without_signatures_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = keep_games(tmp_path, [("changan", 2, 10), ("xanadu", 2, 10)])
    spoil(tmp_path, names[0], matches.update().filter_by(id=names[0]).values(signature=None))
    spoil(tmp_path, names[0], choices.update().filter_by(match_id=names[0]).values(signature=None))
    code, found = verified(tmp_path, capsys)
    assert (code, found["tables"], found["unsigned"]) == (0, 2, 1)


def rows_of(folder: Path, name: str) -> list[tuple[int, str]]:
    """The choices and undos of a table."""
    database = Database(folder, only_reads=True)
    rows = database.read_now(lambda connection: load_choices(connection, name))
    database.close()
    return rows


def spoil(folder: Path, name: str, change: sa.Update) -> None:
    """Change what is kept of a table."""
    database = Database(folder)
    [error] = database.commit([lambda connection: connection.execute(change)])
    database.close()
    assert error is None, name


def test_a_signature_is_the_same_in_every_build_whatever_the_seed_of_hashes() -> None:
    """Those of two games, as they were found once; a new version of the rules changes none of an earlier one."""
    found = []
    for name, rules in (("xanadu", 1), ("silk_cities", 1), ("silk_cities", 2)):
        game = tongbao.new(name, seed=1, rules=rules)
        play_on(game, 3, 40)
        found.append(signature(game))
    assert found == ["d3f35f615f309052", "9eb74cc89c28654d", "9f2dd50362237cd1"]
