"""The action vocabulary (section 5.2): 844 choices. What they are called stands in golden files."""

import pytest

import tongbao
from tests.games.pocket_changan.scene import stage
from tongbao.testing.scenes import A, B

POCKET = tongbao.GAMES["pocket_changan"]
COUNTS = {
    "play": 256,
    "place": 4,
    "descend": 4,
    **dict.fromkeys(("pay", "buy", "take", "offer", "recall", "copy", "lose", "give", "drop"), 64),
    **dict.fromkeys(("keep", "draw", "pass", "skip"), 1),
}


def test_844_distinct_choices() -> None:
    """Sixteen verbs, each with so many choices, every one with its own number and text."""
    space = POCKET.action_space
    assert {verb.name: len(verb.choices) for verb in space.verbs} == COUNTS
    assert space.size == len(space) == sum(COUNTS.values()) == 844
    assert len({choice.text for choice in space.choices}) == 844
    assert [choice.id for choice in space.choices] == list(range(844))


@pytest.mark.parametrize("text", ["play 63 3", "play 0 0", "pay 63", "place 3", "descend 0", "drop 63"])
def test_parameters_reach_their_ends(text: str) -> None:
    """Cards 0 to 63, columns 0 to 3."""
    assert str(POCKET.action_space.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["play 64 0", "play 1 4", "play 1", "buy 64", "place 4", "keep 1", "trade 3", "", "-1"]
)
def test_what_is_no_choice(text: str) -> None:
    """One sentence that shows what choices look like."""
    with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]+\.$"):
        POCKET.action_space.parse(text)


def test_what_is_not_offered_is_refused() -> None:
    """In one sentence that names what is possible; the table stays as it is."""
    scene = stage(hands={A: "weng_cheng"})
    before = scene.game.fingerprint()
    for text in ("play weng_cheng E", "buy jie_gu", "keep", "take du_fu", "play jie_gu M"):
        with pytest.raises(tongbao.IllegalChoice, match=r"^[^\n]*pass[^\n]*\.$"):
            scene.play(text)
    with pytest.raises(tongbao.IllegalChoice, match=r"seat 1.*seat 0\.$"):
        scene.play("pass", seat=B)
    assert scene.game.fingerprint() == before
