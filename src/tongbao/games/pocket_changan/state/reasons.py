"""Reasons: their texts and their places in the rules, and how the rules give them."""

from typing import Final

from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy

NAMED: Final = "[{military?military}, {economy?economy}, {culture?culture}, {politics?politics}]"
"""The types whose facts are 1."""
MISFIT: Final = "{misfit? Its number doesn’t fit that column either.}"
ALSO: Final = "{wild?, and any character}{even?, and any even number}"

ON_TURN: Final[dict[str, str]] = {
    "why_late": "You have no actions left this turn.",
    "why_not_held": "{card} isn’t in your hand.",
    "why_not_public": "{card} isn’t in the public area.",
    "why_buying": "You are buying with {cards}: first choose one of the public cards.",
    "why_bought": "You have bought {card}: first choose where it goes.",
    "why_nothing_bought": "You have no bought card to place.",
    "why_no_deck": "The deck and the discard pile are both empty.",
    "why_turned": "You have already made a column descend; you can do that only once per game.",
    "why_turner": "None of your cards in play can make a column descend.[ {cards} could.]",
    "why_empty_column": "Your {type} column is empty; only a column with cards can descend.",
    "why_stays": "{card} stays in its column; only an effect can remove it.",
    "why_uncopied": "Only an effect that copies characters lets you use {card}.",
    "why_ward_later": "{cards} lets you take {card} once your actions are over.",
    "why_untaken": "You can take {card} only when an effect allows it.",
    "why_unasked": "No effect asks for that now.",
}

PLAYING: Final[dict[str, str]] = {
    "why_column": "{card} doesn’t belong in the {type} column, and none of your cards lets it go there.",
    "why_points": "{card} needs {needs} " + NAMED + " {needs|point|points}. You have {n}." + MISFIT,
    "why_points_best": "{card} needs {needs} {needs|point|points} in one of these types: "
    + NAMED
    + ". Your highest is {n}."
    + MISFIT,
    "why_points_sum": "{card} needs {needs} {needs|point|points} in these types together: "
    + NAMED
    + ". You have {n}."
    + MISFIT,
    "why_points_any": "{card} needs {needs} {needs|point|points} in any one type. Your highest is {n}." + MISFIT,
    "why_points_all": "{card} needs {needs} {needs|point|points} in all four types together. You have {n}." + MISFIT,
    "why_unwaived": "The condition of {card}, an End Game Event, is never waived: it needs {needs} "
    "{needs|point|points}. You have {n}.",
    "why_low": "{card} has the number {n}, but your {type} column ends with {needs}: the next card must be {needs} "
    "or higher.",
    "why_high": "{card} has the number {n}, but your {type} column descends and ends with {needs}: the next card "
    "must be {needs} or lower.",
}

BUYING: Final[dict[str, str]] = {
    "why_no_wares": "There are no public cards to buy.",
    "why_pay": "{card} ({n}) buys {most} or lower of its own type and exactly {least} of another type"
    + ALSO
    + ". No public "
    "card matches.",
    "why_pay_margin": "{card} ({n}) buys {most} or lower of its own type and {least} to {most} of another type"
    + ALSO
    + ". No public card matches.",
    "why_empty_hand": "You have no cards in hand to buy with.",
    "why_pay_first": "First choose a card from your hand to discard for {card}. {n|This card buys|These cards buy} "
    "it: {cards}.",
    "why_dear": "No card in your hand buys {card}. It takes {least} or higher of its own type, or exactly {most} of "
    "another type{wild?, or any character}.",
    "why_dear_margin": "No card in your hand buys {card}. It takes {least} or higher of its own type, or {least} to "
    "{most} of another type{wild?, or any character}.",
    "why_price": "{cards} has the number {n}. {card} is of the same type and takes {least} or higher.",
    "why_price_other": "{cards} has the number {n}. {card} is of another type and takes exactly {least}.",
    "why_price_margin": "{cards} has the number {n}. {card} is of another type and takes {least} to {most}.",
}

ASKED: Final[dict[str, str]] = {
    "why_first_take": "First resolve {cards}: take a card.",
    "why_first_offer": "First resolve {cards}: exchange a card from your hand, or don’t use it.",
    "why_first_recall": "First resolve {cards}: take back a card from your Urban Area, or don’t use it.",
    "why_first_copy": "First resolve {cards}: choose a character to copy, or don’t use it.",
    "why_first_lose": "First resolve {cards}: discard a card from your Urban Area.",
    "why_first_give": "First resolve {cards}: hand over a card from your hand.",
    "why_first_drop": "First resolve {cards}: discard a card from your hand.",
    "why_limit": "You hold {n} cards and may keep only {most}: discard first.",
    "why_must": "The effect of {cards} can’t be declined.",
}

ANSWERS: Final[dict[str, str]] = {
    "why_from_hand": "Choose a card from your hand; {card} isn’t in it.",
    "why_from_area": "Choose a card in your Urban Area; {card} isn’t in it.",
    "why_from_public": "Choose a public card; {card} isn’t one.",
    "why_from_discards": "Choose a card from the discard pile; {card} isn’t in it.",
    "why_from_either": "Choose a public card or one from the discard pile; {card} is neither.",
    "why_from_looked": "Choose one of the cards you are looking at; {card} isn’t among them.",
    "why_from_revealed": "Choose one of the revealed cards; {card} isn’t among them.",
    "why_from_rivals": "Choose another player’s character; {card} isn’t one.",
    "why_offered": "You are exchanging {card}: take a different card.",
    "why_laid": "You have just played {card}: take back a different card.",
    "why_fetch_character": "{cards} fetches only characters.",
    "why_fetch_type": "{cards} fetches only {type} cards.",
    "why_ward": "{cards} lets you take only characters.",
    "why_no_character": "{card} isn’t a character, and only a character’s effect can be copied.",
    "why_no_copy": "{card} has no “when played” effect to copy.",
}

WHYS: Final[dict[str, str]] = {**ON_TURN, **PLAYING, **BUYING, **ASKED, **ANSWERS}

TURN: Final = "turn"
EFFECTS: Final = "effects"
RULES: Final[dict[str, str]] = {
    **dict.fromkeys([*ON_TURN], TURN),
    **dict.fromkeys([*PLAYING], "play"),
    **dict.fromkeys([*BUYING, "why_buying", "why_bought", "why_nothing_bought"], "buy"),
    **dict.fromkeys([*ASKED, *ANSWERS, "why_stays", "why_uncopied", "why_untaken", "why_unasked"], EFFECTS),
    **dict.fromkeys(["why_first_lose", "why_first_give", "why_first_drop"], "attacks"),
    **dict.fromkeys(["why_ward", "why_ward_later", "why_limit"], "refill"),
    **dict.fromkeys(["why_turned", "why_turner", "why_empty_column"], "notes"),
    "why_unwaived": "end",
    "why_no_deck": "draw",
}
"""By kind: the anchor of its paragraph in the rules for players."""


def why(
    kind: str,
    facts: Facts,
    causes: list[int] | None = None,
    remedies: list[Remedy] | None = None,
    have: list[str] | None = None,
    lack: list[str] | None = None,
) -> Reason:
    """The reason of a kind, ``why_`` left out, with the paragraph of the rules that it stands on."""
    name = f"why_{kind}"
    return Reason(name, facts, have, lack, causes, remedies, RULES[name])
