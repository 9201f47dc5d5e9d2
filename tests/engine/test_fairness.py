"""Fairness: a second implementation, written from docs/fairness.md alone, makes all luck of whole games again."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tongbao
from tests.support.fair_games import SALTS, SECRET, played
from tongbao import GAMES, HashLuck, Record
from tongbao.engine.draws import noted
from tongbao.engine.luck import StackedLuck
from tongbao.engine.record import BadRecord

DOC = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")


def numbers(secret: bytes, salts: list[str]) -> Iterator[int]:
    """All numbers of a table, as docs/fairness.md says."""
    words = b"".join(str(len(salt.encode())).encode() + b":" + salt.encode() for salt in salts)
    key = hashlib.blake2b(words, digest_size=64, key=secret, person=b"tongbao key").digest()
    block = 0
    while True:
        drawn = hashlib.blake2b(block.to_bytes(8, "little"), digest_size=64, key=key, person=b"tongbao luck").digest()
        yield from (int.from_bytes(drawn[at : at + 4], "little") for at in range(0, 64, 4))
        block += 1


def one_of(n: int, source: Iterator[int]) -> int:
    while True:
        high, low = divmod(next(source) * n, 2**32)
        if low >= 2**32 % n:
            return high


def shuffled(things: list[str], source: Iterator[int]) -> list[str]:
    things = things[:]
    for place in reversed(range(1, len(things))):
        other = one_of(place + 1, source)
        things[place], things[other] = things[other], things[place]
    return things


def made_again(draws: list[dict[str, Any]], source: Iterator[int]) -> list[dict[str, Any]]:
    """The draws, with what this implementation draws in place of what the game did."""
    again = []
    for draw in draws:
        if draw["kind"] == "shuffle":
            again.append({**draw, "after": shuffled(draw["before"], source)})
        else:
            again.append({**draw, "value": one_of(draw["n"], source)})
    return again


@pytest.mark.parametrize("name", GAMES)
def test_a_second_implementation_draws_the_same(name: str) -> None:
    players = GAMES[name].usual_players
    record = played(name, players, HashLuck(SECRET, SALTS[:players]))
    luck = noted(record)
    draws = [draw.as_dict() for draw in luck.draws]
    source = numbers(SECRET, SALTS[:players])
    assert any(draw["kind"] == "shuffle" for draw in draws)
    assert made_again(draws, source) == draws
    assert next(source) == luck.word()


def test_the_draws_of_a_game_of_another_secret_differ() -> None:
    record = played("xanadu", 2, HashLuck(SECRET, ["", ""]))
    draws = [draw.as_dict() for draw in noted(record).draws]
    assert made_again(draws, numbers(SECRET[::-1], ["", ""])) != draws
    assert made_again(draws, numbers(SECRET, ["", "x"])) != draws


def test_noting_changes_nothing() -> None:
    record = played("changan", 3, HashLuck(SECRET, ["", "", ""]))
    once = record.play_again(record.luck())
    luck = noted(record)
    again = record.play_again(luck.fresh())
    assert (again.scores(), again.piles()) == (once.scores(), once.piles())
    assert luck.count == once.luck.state()[0]


def test_a_clone_notes_nothing() -> None:
    luck = noted(played("xanadu", 2, HashLuck(SECRET, ["", ""])))
    before = len(luck.draws)
    luck.clone().shuffle([1, 2, 3])
    assert len(luck.draws) == before


def test_cards_laid_on_top_are_told() -> None:
    record = played("xanadu", 2, StackedLuck(SECRET, ["", ""], ["12 5 7"]))
    first = next(draw for draw in noted(record).draws if draw.before)
    assert first.after[-3:] == ["7", "5", "12"]


def test_what_was_dealt_from_a_seed_promised_nothing() -> None:
    with pytest.raises(BadRecord, match="seed"):
        noted(Record.of(tongbao.new("xanadu", players=2)))


def test_the_worked_example_is_right() -> None:
    example = json.loads(DOC.partition("```json\n")[2].partition("```")[0])
    secret, source = bytes.fromhex(example["secret"]), numbers(bytes.fromhex(example["secret"]), example["salts"])
    words = "".join(f"{len(salt.encode())}:{salt}" for salt in example["salts"]).encode()
    assert hashlib.sha256(secret).hexdigest() == example["fingerprint"]
    assert words.hex() == example["words"]
    assert hashlib.blake2b(words, digest_size=64, key=secret, person=b"tongbao key").hexdigest() == example["key"]
    assert [next(source) for _ in range(4)] == example["numbers"]
    source = numbers(secret, example["salts"])
    assert [one_of(n, source) for n in (5, 4, 3, 2)] == example["places"]
    source = numbers(secret, example["salts"])
    assert shuffled(list("abcde"), source) == example["shuffled"]
    luck, things = HashLuck(secret, example["salts"]), list("abcde")
    luck.shuffle(things)
    assert things == example["shuffled"]
