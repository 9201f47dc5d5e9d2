"""Luck: fair, repeatable, cheap to copy; the served kind can be checked by everybody."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tongbao.engine.luck import MULTIPLIER, NO_LUCK, FastLuck, HashLuck, Luck, StackedLuck, commitment, served_luck

SECRET = bytes(range(32))
SOURCES: list[Luck] = [
    FastLuck.from_seed(7),
    HashLuck(SECRET, []),
    HashLuck(SECRET, ["a", "b"]),
    StackedLuck(SECRET, [], ["3 1"]),
]


def words(luck: Luck, count: int) -> list[int]:
    return [luck.word() for _ in range(count)]


def is_prime(n: int) -> bool:
    """Miller and Rabin, with bases that are exact far beyond chance for one fixed number."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, n)
        if power in (1, n - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True


def test_the_multiplier_gives_the_long_period() -> None:
    modulus = MULTIPLIER * 2**64 - 1
    assert MULTIPLIER < 2**29
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def test_fast_luck_is_multiply_with_carry() -> None:
    luck = FastLuck.from_seed(7)
    older, newer, carry = luck.state()
    for _ in range(1000):
        total = MULTIPLIER * older + carry
        older, newer, carry = newer, total % 2**32, total // 2**32
        assert luck.word() == newer


@pytest.mark.parametrize("luck", SOURCES)
def test_a_clone_goes_on_alike_and_a_fresh_one_begins_anew(luck: Luck) -> None:
    first = words(luck.fresh(), 40)
    source = luck.fresh()
    assert words(source, 21) == first[:21]
    copy = source.clone()
    assert words(copy, 19) == first[21:]
    assert words(source, 19) == first[21:]
    assert source.state() == copy.state()


@pytest.mark.parametrize("luck", SOURCES)
@pytest.mark.parametrize("n", [2, 7, 52])
def test_below_is_even(luck: Luck, n: int) -> None:
    """Chi-square with n - 1 degrees of freedom; the bound is far out, and the seeds are fixed."""
    source, counts, rounds = luck.fresh(), [0] * n, 400 * n
    for _ in range(rounds):
        counts[source.below(n)] += 1
    chi_square = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi_square < n - 1 + 5 * (2 * n) ** 0.5


@given(seed=st.integers(), n=st.integers(1, 2**29 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    luck = FastLuck.from_seed(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


def test_both_kinds_of_below_agree() -> None:
    """The fast source draws its first word in place; it must give what the general way gives."""
    for n in (3, 1000, 2**29 - 3, 3 * 2**27):
        quick, plain = FastLuck.from_seed(n), FastLuck.from_seed(n)
        for _ in range(300):
            assert quick.below(n) == Luck.below(plain, n)


def test_both_kinds_of_shuffle_agree() -> None:
    """With lists so long that now and then a word must be drawn anew."""
    quick, plain = FastLuck.from_seed(5), FastLuck.from_seed(5)
    for size in (1, 2, 70, 300_000):
        one, two = list(range(size)), list(range(size))
        quick.shuffle(one)
        Luck.shuffle(plain, two)
        assert one == two
        assert quick.state() == plain.state()


def test_shuffle_reaches_every_order() -> None:
    luck, found = FastLuck.from_seed(1), set()
    for _ in range(500):
        cards = [1, 2, 3, 4]
        luck.shuffle(cards)
        found.add(tuple(cards))
    assert len(found) == 24


def test_hash_luck_is_blake2b_in_counter_mode() -> None:
    """What docs/records.md promises, so that anybody can check a shuffle."""
    salts = ["tea", "盐"]
    said = "".join(f"{len(salt.encode())}:{salt}" for salt in salts).encode()
    key = hashlib.blake2b(said, key=SECRET, digest_size=64, person=b"tongbao key").digest()
    block = hashlib.blake2b((1).to_bytes(8, "little"), key=key, digest_size=64, person=b"tongbao luck").digest()
    assert words(HashLuck(SECRET, salts), 17)[16] == int.from_bytes(block[:4], "little")


def test_salts_change_the_luck_and_can_not_be_shifted() -> None:
    found = {tuple(words(HashLuck(SECRET, salts), 4)) for salts in ([], ["ab"], ["a", "b"], ["b", "a"], ["", "ab"])}
    assert len(found) == 5


def test_the_commitment_is_sha256() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        HashLuck(b"short", [])


def test_a_view_has_no_luck() -> None:
    with pytest.raises(RuntimeError, match="no luck"):
        NO_LUCK.below(2)


def test_a_stack_lies_on_top_in_the_order_in_which_it_is_drawn() -> None:
    """Shuffle by shuffle; what isn't among the cards is passed over, and the rest lies as without a stack."""
    plain, stacked = HashLuck(SECRET, ["tea"]), StackedLuck(SECRET, ["tea"], ["12 5 99", "", "0"])
    for drawn in ([12, 5], [], [0], []):
        cards, others = list(range(20)), list(range(20))
        stacked.shuffle(cards)
        plain.shuffle(others)
        assert [cards.pop() for _ in drawn] == drawn
        assert cards == [card for card in others if card not in drawn]


def test_a_copy_knows_which_shuffle_is_next() -> None:
    luck = StackedLuck(SECRET, [], ["1", "2"])
    luck.shuffle(list(range(5)))
    for copy, top in ((luck.clone(), 2), (luck.fresh(), 1)):
        cards = list(range(5))
        copy.shuffle(cards)
        assert cards[-1] == top


def test_a_table_without_a_stack_is_dealt_by_its_secret_alone() -> None:
    assert "stack" not in served_luck(SECRET.hex(), [], []).origin()
    assert served_luck(SECRET.hex(), [], ["1"]).origin()["stack"] == ["1"]
