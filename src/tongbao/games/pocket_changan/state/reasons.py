"""Reasons: their texts and their places in the rules, and how the rules give them."""

from typing import Final

from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy

NAMED: Final = "[{military?military}, {economy?economy}, {culture?culture}, {politics?politics}]"
"""The types whose facts are 1."""
MISFIT: Final = "{misfit? Nor does its number fit that column.}"
ALSO: Final = "{wild?, and any character}{even?, and any even number}"

ON_TURN: Final[dict[str, str]] = {
    "why_late": "No action is left this turn.",
    "why_not_held": "{card} isn’t in your hand.",
    "why_not_public": "{card} isn’t in the public area.",
    "why_buying": "You are buying with {cards}: first choose one of the public cards.",
    "why_bought": "You have bought {card}: first choose where it goes.",
    "why_nothing_bought": "No bought card waits for its place.",
    "why_no_deck": "Deck and discard pile are empty.",
    "why_turned": "You have turned a column already, and that is done once in the game.",
    "why_turner": "None of your cards in play turns a column.[ {cards} would.]",
    "why_empty_column": "Your {type} column has no card; only a column with cards is turned.",
    "why_stays": "{card} stays in its column; only an effect takes it from there.",
    "why_uncopied": "Only an effect that copies characters lets you use {card}.",
    "why_ward_later": "{cards} invites {card} once your actions are over.",
    "why_untaken": "{card} is taken only where an effect says so.",
    "why_unasked": "No effect asks for that now.",
}

PLAYING: Final[dict[str, str]] = {
    "why_column": "{card} doesn’t belong in the {type} column, and none of your cards opens that column to it.",
    "why_points": "{card} needs {needs} " + NAMED + " {needs|point|points}. You have {n}." + MISFIT,
    "why_points_best": "{card} needs {needs} {needs|point|points} in one of these types: "
    + NAMED
    + ". Your best has {n}."
    + MISFIT,
    "why_points_sum": "{card} needs {needs} {needs|point|points} in these types together: "
    + NAMED
    + ". You have {n}."
    + MISFIT,
    "why_points_any": "{card} needs {needs} {needs|point|points} in any one type. Your best has {n}." + MISFIT,
    "why_points_all": "{card} needs {needs} {needs|point|points} in all four types together. You have {n}." + MISFIT,
    "why_unwaived": "Nothing waives the condition of {card}, an End Game Event: it needs {needs} "
    "{needs|point|points}. You have {n}.",
    "why_low": "{card} is {n}. Your {type} column ends with {needs}, so only {needs} or more follows.",
    "why_high": "{card} is {n}. Your {type} column goes down and ends with {needs}, so only {needs} or less follows.",
}

BUYING: Final[dict[str, str]] = {
    "why_no_wares": "There is no public card to buy.",
    "why_pay": "{card} is {n}: of its own type it buys {most} or less, of another {least}" + ALSO + ". No public card "
    "is like that.",
    "why_pay_margin": "{card} is {n}: of its own type it buys {most} or less, of another {least} to {most}"
    + ALSO
    + ". "
    "No public card is like that.",
    "why_empty_hand": "You have no hand card to buy with.",
    "why_pay_first": "First choose the hand card that you discard for {card}. {n|This|These} {n|buys|buy} it: {cards}.",
    "why_dear": "None of your hand cards buys {card}: it takes {least} or more of its own type, or {most} of "
    "another{wild?, or any character}.",
    "why_dear_margin": "None of your hand cards buys {card}: it takes {least} or more of its own type, or {least} to "
    "{most} of another{wild?, or any character}.",
    "why_price": "{cards} is {n}. {card} is of the same type and takes {least} or more.",
    "why_price_other": "{cards} is {n}. {card} is of another type and takes exactly {least}.",
    "why_price_margin": "{cards} is {n}. {card} is of another type and takes {least} to {most}.",
}

ASKED: Final[dict[str, str]] = {
    "why_first_take": "{cards} asks first: take a card.",
    "why_first_offer": "{cards} asks first: give a hand card in exchange, or don’t use it.",
    "why_first_recall": "{cards} asks first: take a card of your Urban Area back, or don’t use it.",
    "why_first_copy": "{cards} asks first: choose whose effect you use, or don’t use it.",
    "why_first_lose": "{cards} asks first: discard a card of your Urban Area.",
    "why_first_give": "{cards} asks first: hand over a hand card.",
    "why_first_drop": "{cards} asks first: discard a hand card.",
    "why_limit": "You hold {n} cards, and only {most} may stay: discard first.",
    "why_must": "The effect of {cards} can’t be declined.",
}

ANSWERS: Final[dict[str, str]] = {
    "why_from_hand": "It must be a card of your hand; {card} isn’t.",
    "why_from_area": "It must be a card of your Urban Area; {card} isn’t.",
    "why_from_public": "It must be a public card; {card} isn’t.",
    "why_from_discards": "It must be a card of the discard pile; {card} isn’t.",
    "why_from_either": "It must be a public card or one of the discard pile; {card} isn’t.",
    "why_from_looked": "It must be one of the cards that you look at; {card} isn’t.",
    "why_from_revealed": "It must be one of the revealed cards; {card} isn’t.",
    "why_from_rivals": "It must be a character of another player; {card} isn’t.",
    "why_offered": "{card} is what you give in exchange: take another card.",
    "why_laid": "{card} has just been laid: take back another card.",
    "why_fetch_character": "{cards} fetches only characters.",
    "why_fetch_type": "{cards} fetches only {type} cards.",
    "why_ward": "{cards} invites only characters.",
    "why_no_character": "{card} isn’t a character, and only the effect of a character is copied.",
    "why_no_copy": "{card} has no effect when played that could be copied.",
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
