"""``tongbao play`` and ``tongbao replay``, with a pipe for a keyboard: what every game must do there."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import tongbao
from tests.support.command_line import Run
from tongbao import Record
from tongbao.bots.registry import EVALUATORS
from tongbao.bots.search.budget import TimeLimit
from tongbao.cli.play.table import TableText
from tongbao.cli.play.terminal import Terminal
from tongbao.games.changan.state.table import Changan
from tongbao.games.pocket_changan.state.table import PocketChangan
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.games.xanadu.table import Xanadu
from tongbao.server.rendering.templates import text_folder_of
from tongbao.testing.laws import play_on

ALWAYS_THE_FIRST = "1\n" * 2000
GAMES = sorted(tongbao.GAMES)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where games are saved."""
    return tmp_path / "saved" / "game.json"


@pytest.mark.slow
@pytest.mark.by_turns(4)
@every_game
def test_a_whole_game_by_numbers(run: Run, saved: Path, game: str) -> None:
    answer = run("play", game, "-n", "3", "--bots", "greedy", "--seed", "3", "--save", saved, typed=ALWAYS_THE_FIRST)
    assert answer.code == 0
    assert "Final scores" in answer.out
    assert "tongbao replay" in answer.out
    played = tongbao.replay(saved.read_text("utf-8"))
    assert played.over
    assert played.setup.names[1:] == ["Greedy 2", "Greedy 3"]


@every_game
def test_leaving_saves_and_resuming_goes_on(run: Run, saved: Path, game: str) -> None:
    first = run(
        "play", game, "-n", "3", "--bots", "random", "--seed", "3", "--save", saved, "--name", "Ada", typed="1\n1\nq\n"
    )
    assert f"Continue with: tongbao play {game} --resume" in first.out
    before = tongbao.replay(saved.read_text("utf-8"))
    assert not before.over
    second = run("play", game, "--resume", saved, typed="1\nq\n")
    assert second.code == 0
    after = tongbao.replay(saved.read_text("utf-8"))
    assert after.decisions > before.decisions
    assert after.setup.names == ["Ada", "Random 2", "Random 3"]


@every_game
def test_a_broken_line_loses_nothing(run: Run, saved: Path, game: str) -> None:
    run("play", game, "-n", "3", "--bots", "random", "--seed", "3", "--save", saved, typed="1\n1\n")
    assert tongbao.replay(saved.read_text("utf-8")).decisions > 2


@every_game
def test_saved_in_the_data_folder_if_nowhere_else(run: Run, tmp_path: Path, game: str) -> None:
    run("play", game, "--bots", "random", typed="q\n")
    (saved,) = (tmp_path / "tongbao" / "records").glob(f"{game}-*.json")
    assert tongbao.replay(saved.read_text("utf-8")).players == tongbao.GAMES[game].usual_players


NONSENSE = {
    "xanadu": ("pond", "Fish Pond", "sell 74", "sell fish"),
    "pocket_changan": ("ziyi", "Guo Ziyi", "lose 63", "lose face"),
    "changan": ("moneychanger", "Sogdian Moneychanger", "discard 96", "discard nothing"),
    "silk_cities": ("ambush", "Ambush in the Pass", "defend 12", "defend it"),
}
"""A part of a card's name, the name, a choice that is not possible at the beginning, and one that there isn't."""


@every_game
def test_undo_help_log_card_and_nonsense(run: Run, saved: Path, game: str) -> None:
    part, card, choice, none = NONSENSE[game]
    typed = f"1\n1\nu\n?\nl\nc {part}\nc 12\nc xyzzy\n99\n{choice}\n{none}\ndance\nt\nq\n"
    out = run("play", game, "--bots", "random", "--seed", "4", "--save", saved, typed=typed).out
    assert "undo your latest choice" in out
    assert card in out
    assert "There is no card “xyzzy”" in out
    assert "There is no choice 99; type a number from 1 to" in out
    assert f"“{choice}” isn’t possible now; choose one of:" in out
    assert f"“{none}” isn’t a choice in {game}; choices look like" in out
    assert "Nothing here is called “dance”. Type ? for help." in out


HIDES_NOTHING = {
    "xanadu": ("1",),
    "pocket_changan": ("1",),
    "changan": ("produce 0",),
    "silk_cities": ("want 0 1", "-o", "start=random"),
}
"""A first choice after which nothing unknown turns up, and the options with which it is the first."""


@every_game
def test_undo_takes_back_one_choice(run: Run, saved: Path, game: str) -> None:
    choice, *options = HIDES_NOTHING[game]
    run("play", game, "--hotseat", "-n", "2", "--seed", "7", "--save", saved, *options, typed=f"{choice}\nq\n")
    assert tongbao.replay(saved.read_text("utf-8")).decisions == 1
    out = run("play", game, "--resume", saved, typed="u\nu\nq\n").out
    assert tongbao.replay(saved.read_text("utf-8")).decisions == 0
    assert "has nothing to undo" in out


@every_game
def test_people_share_the_keyboard_with_a_bot(run: Run, saved: Path, game: str) -> None:
    arguments = ("play", game, "-n", "4", "--hotseat", "--bots", "random", "--seed", "1", "--save", saved)
    out = run(*arguments, typed="1\n1\n1\nq\n").out
    assert tongbao.replay(saved.read_text("utf-8")).setup.names == ["Player 1", "Player 2", "Player 3", "Random 4"]
    assert "Player 2> " in out


@every_game
def test_the_greedy_bot_takes_the_other_seats_unless_told_otherwise(run: Run, saved: Path, game: str) -> None:
    run("play", game, "-n", "2", "--seed", "1", "--save", saved, typed="1\n1\n1\n1\nq\n")
    played = tongbao.replay(saved.read_text("utf-8"))
    assert played.setup.names[1:] == ["Greedy 2"]
    assert played.decisions > 4


BEGINS = {"changan": {"first_player": "0"}}
"""Options with which nobody has acted before seat 0."""


@every_game
def test_nobody_sees_the_cards_of_others(run: Run, saved: Path, game: str) -> None:
    options = BEGINS.get(game, {})
    wishes = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    out = run("play", game, "-n", "3", "--bots", "random", "--seed", "3", "--save", saved, *wishes, typed="q\n").out
    dealt = tongbao.new(game, players=3, seed=3, options=options)
    assert isinstance(dealt, (Xanadu, PocketChangan, Changan, SilkCities))
    names = names_of_cards(dealt)
    shown = {number for number, name in names.items() if name in out.replace("\u00a0", " ")}
    assert set(dealt.hands[0]) <= shown
    assert not {*dealt.hands[1], *dealt.hands[2], *dealt.deck} & shown


def names_of_cards(game: Xanadu | PocketChangan | Changan | SilkCities) -> dict[int, str]:
    """The English names by the numbers that cards have in hands and decks."""
    if isinstance(game, SilkCities):
        cards = [*game.deck, *[card for hand in game.hands for card in hand]]
        return {card: game.cards.development(card).names["en"] for card in cards}
    return {face.card: face.names["en"] for face in game.setup.meta.faces(game.setup)}


RESULT = {
    "xanadu": "{} tong bao.",
    "pocket_changan": "total {}.",
    "changan": "{} VP.",
    "silk_cities": ": {} Victory Point",
}
ON_THE_TABLE = {
    "xanadu": "The table: deck and discard pile",
    "pocket_changan": "The table: public area",
    "changan": "Display",
    "silk_cities": "India: sells food",
}


def finish(name: str, saved: Path) -> None:
    """Save a whole game that nobody looked at."""
    game = tongbao.new(name, players=3, seed=3)
    play_on(game, 3, game.setup.meta.most_decisions)
    saved.parent.mkdir()
    saved.write_text(Record.of(game).dumps(), "utf-8")


@every_game
def test_replay_tells_the_game(run: Run, saved: Path, game: str) -> None:
    finish(game, saved)
    played = tongbao.replay(saved.read_text("utf-8"))
    told = json.loads(run("replay", saved, "--json").out)
    assert told["scores"] == played.scores()
    assert told["places"] == played.places()
    assert told["decisions"] == played.decisions
    assert told["over"] is True
    out = run("replay", saved).out
    assert all(RESULT[game].format(score) in out for score in played.scores())


@every_game
def test_replay_stops_at_a_step_and_shows_the_table(run: Run, saved: Path, game: str) -> None:
    finish(game, saved)
    out = run("replay", saved, "--step", "3").out
    assert "After 3 decisions, the game isn’t over." in out
    assert ON_THE_TABLE[game] in out
    assert "--step can be from 0 to" in run("replay", saved, "--step", "50000").sentence


@every_game
def test_every_game_has_a_table_in_words(game: str) -> None:
    assert text_folder_of(game) == f"{game}/text"


@every_game
def test_what_help_names_as_examples_is_there(game: str) -> None:
    table = TableText(tongbao.new(game, seed=1).setup, [])
    choice, number, name = table.example()
    assert tongbao.GAMES[game].action_space.parse(choice)
    assert table.title(int(number)) == name
    assert table.found(name) and table.found(number)


HINTED = sorted(EVALUATORS)


@pytest.mark.parametrize("game", HINTED)
def test_a_hint_has_numbers_chances_and_reasons(game: str) -> None:
    table = tongbao.new(game, players=2, seed=4, chronicle=True)
    while len(table.choices(table.seats_to_act()[0])) < 3:
        table.take(table.seats_to_act()[0], table.choices(table.seats_to_act()[0])[0])
    before, told = table.fingerprint(), StringIO()
    console = Console(file=told, width=300, highlight=False)
    terminal = Terminal(table, ["Ada", "Bo"], {}, lambda _: None, console, TimeLimit(samples=30))
    seat = table.seats_to_act()[0]
    terminal.look(seat)
    told.seek(0)
    told.truncate()
    assert not terminal.obey(seat, "hint")
    lines = [line.split() for line in told.getvalue().splitlines()]
    numbers = [int(line[0]) for line in lines if line and line[0].isdigit()]
    assert 2 <= len(numbers) <= 3 and all(1 <= number <= len(table.choices(seat)) for number in numbers)
    assert "Win chance" in told.getvalue() and "the second" in told.getvalue() and "the first" in told.getvalue()
    assert table.fingerprint() == before


def test_a_hint_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = tongbao.new("xanadu", players=2, seed=4, chronicle=True), StringIO()
    terminal = Terminal(table, ["Ada", "Bo"], {}, lambda _: None, Console(file=told, width=300), TimeLimit(samples=1))
    terminal.look(0)
    del terminal.sight.offers.codes[1:]
    terminal.obey(0, "hint")
    assert "only one possible choice" in told.getvalue()
    monkeypatch.setattr("tongbao.cli.play.terminal.EVALUATORS", {})
    terminal.obey(0, "hint")
    assert "This game doesn’t have hints yet" in told.getvalue()


def test_help_names_the_hint(run: Run, saved: Path) -> None:
    out = run("play", "xanadu", "--bots", "random", "--seed", "4", "--save", saved, typed="?\nq\n").out
    assert "what a strong player would choose, and why" in out
