"""Leads: whatever a table shows has its place in the rules for players."""

import re
from typing import get_args

import pytest

import tongbao
from tongbao.games.changan.cards.effect_schema import CharacterPrinted, GameEndPrinted, PermanentPrinted
from tongbao.games.pocket_changan.cards.effect_schema import Printed
from tongbao.languages import LANGUAGES
from tongbao.server.rendering.markdown import Topic, leads_of, topics_of
from tongbao.server.rendering.templates import TEMPLATES
from tongbao.server.views.reference import rules

GAMES = sorted(tongbao.GAMES)
NO_LINES = ("choose_", "why_", "share_", "market_", "verdict", "best")
"""How the kinds of texts begin that aren't lines of the chronicle."""
PHASES = {
    "xanadu": {"start", "sell", "build", "workers", "hand", "end"},
    "changan": {
        "turn", "research", "place", "characters", "offer", "payment", "discard", "silk", "effect", "end",
    },
    "pocket_changan": {"actions", "buy", "gain", "effect", "ward", "limit", "court", "end"},
    "silk_cities": {
        "setup", "replenish", "action", "fate", "claim", "soldiers", "auction", "turn", "ask", "answer", "hop", "army",
        "battle", "defend", "plunder", "keep_card", "put", "end",
    },
}  # fmt: skip
"""What docs/views.md says that ``phase`` and ``step`` of a view can be."""

EFFECTS = [("changan", CharacterPrinted | PermanentPrinted | GameEndPrinted), ("pocket_changan", Printed)]


@pytest.mark.parametrize("game", GAMES)
def test_they_lead_to_anchors(game: str) -> None:
    for code in LANGUAGES:
        text = rules.rules_in(code, game)
        assert text is not None
        anchors = {passage.anchor for passage in text.passages}
        assert topics_of(game).keys() <= anchors


@pytest.mark.parametrize("game", GAMES)
def test_nothing_leads_to_two_places(game: str) -> None:
    for field in Topic.__struct_fields__:
        names = [name for topic in topics_of(game).values() for name in getattr(topic, field)]
        assert sorted(names) == sorted(leads_of(game)[field])


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_kind_of_line(game: str) -> None:
    meta, leads = tongbao.GAMES[game], leads_of(game)
    assert leads["verbs"].keys() == {verb.name for verb in meta.action_space.verbs}
    assert leads["lines"].keys() == {kind for kind in meta.texts if not kind.startswith(NO_LINES)}


@pytest.mark.parametrize("game", GAMES)
def test_every_phase(game: str) -> None:
    assert PHASES[game] <= leads_of(game)["steps"].keys()
    bar = (TEMPLATES / "games" / game / "bar.html").read_text("utf-8")
    shown = re.findall(r"phrases\.step, [^,]+(?:\([^)]*\))?, '(\w+)'", bar)
    assert shown and set(shown) <= leads_of(game)["steps"].keys()


@pytest.mark.parametrize(("game", "effects"), EFFECTS)
def test_every_kind_of_effect(game: str, effects: object) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(effects)}
    assert len(kinds) >= 30 and leads_of(game)["effects"].keys() == kinds


def test_a_game_without_leads() -> None:
    assert leads_of("nothing") == {field: {} for field in Topic.__struct_fields__}
