"""The action vocabulary (section 5): 713 choices and their order. What they are called stands in golden files."""

import pytest

import tongbao
from tests.games.changan.scene import stage
from tongbao.testing.scenes import A, B

CHANGAN = tongbao.GAMES["changan"]
COUNTS = [
    *(("draw_deck", 1), ("draw_display", 3), ("produce", 4), ("build", 20), ("build_silk", 16), ("buy", 3)),
    *(("acquire", 16), ("end_turn", 1), ("play", 96), ("move", 12), ("collect", 1), ("activate", 3), ("use", 1)),
    *(("decline", 1), ("done", 1), ("gain", 4), ("give", 5), ("seat", 4), ("discard", 96), ("keep", 96)),
    *(("recover", 96), ("pick", 96), ("gate", 4), ("shift", 12), ("district", 4), ("space", 12), ("copy", 48)),
    *(("steal", 20), ("raid", 16), ("save", 4), ("swap", 16), ("pay", 1)),
]


def test_713_distinct_choices() -> None:
    """The verbs in the order of the rules, each with so many choices, every one with its own number and text."""
    space = CHANGAN.action_space
    assert [(verb.name, len(verb.choices)) for verb in space.verbs] == COUNTS
    assert space.size == len(space) == sum(count for _, count in COUNTS) == 713
    assert len({choice.text for choice in space.choices}) == 713
    assert [choice.id for choice in space.choices] == list(range(713))


def test_the_order_within_a_verb() -> None:
    """Lexicographic by parameters; what changes nothing is left out."""
    found = {verb.name: [choice.text for choice in verb.choices] for verb in CHANGAN.action_space.verbs}
    assert found["build"] == [f"build {g} {d}" for g in range(4) for d in range(5)]
    assert found["move"] == [f"move {g} {n}" for g in range(4) for n in (1, 2, 3)]
    assert found["shift"] == [f"shift {g} {h}" for g in range(4) for h in range(4) if g != h]
    assert found["swap"] == [f"swap {u} {t}" for u in range(5) for t in range(4) if u != t]
    assert found["copy"] == [f"copy {s} {d} {r}" for s in range(4) for d in range(4) for r in (1, 2, 3)]
    assert found["buy"] == ["buy 1", "buy 2", "buy 3"] and found["keep"][95] == "keep 96"


@pytest.mark.parametrize(
    "text", ["play 96", "play 1", "build 3 4", "activate 3", "copy 3 3 3", "steal 3 4", "swap 4 3"]
)
def test_parameters_reach_their_ends(text: str) -> None:
    """Cards 1 to 96, rows 1 to 3, the Silk Road 4, Silk 4."""
    assert str(CHANGAN.action_space.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["play 0", "play 97", "build 0 5", "build_silk 0 4", "buy 0", "activate 0", "shift 1 1", "swap 2 2", "pass", ""],
)
def test_what_is_no_choice(text: str) -> None:
    """One sentence that shows what choices look like."""
    with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
        CHANGAN.action_space.parse(text)


def test_what_is_not_offered_is_refused() -> None:
    """In one sentence that names what is possible; the table stays as it is."""
    scene = stage(hands={A: "wei_zheng"})
    before = scene.game.fingerprint()
    for text in ("build 0 0", "end_turn", "play wei_zheng", "collect", "buy 1", "gain 0"):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]*draw_deck[^\n]*\.$"):
            scene.play(text)
    with pytest.raises(tongbao.IllegalChoice, match=r"seat 1.*seat 0\.$"):
        scene.play("draw_deck", seat=B)
    assert scene.game.fingerprint() == before
