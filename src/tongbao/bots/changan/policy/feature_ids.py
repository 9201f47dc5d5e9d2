"""Feature numbers of choices in Chang’an, in blocks: each has a first number and a size."""

from typing import Final

from tongbao.games.changan.cards.board import TYPES
from tongbao.games.changan.effects.kinds import CHARACTERS

NAMES: Final[list[str]] = []
CARD_NUMBERS: Final = 97
PHASES: Final = 4
"""Early, in the middle, late, in the last round."""


def block(name: str, size: int) -> int:
    """The first number of so many features of a name."""
    first = len(NAMES)
    NAMES.extend([f"{name} {i}" for i in range(size)])
    return first


GAIN_STEPS: Final = 16
"""So many steps of gain are told apart."""
KINDS: Final = list(CHARACTERS)

PRODUCE: Final = block("Produce: gain", GAIN_STEPS)
PRODUCE_PHASE: Final = block("Produce: phase and cards in hand", PHASES * 5)
PRODUCE_USES: Final = block("Produce: what Characters do", 6)
PRODUCE_PILE: Final = block("Produce: cards at the gate and yield", 3 * 8)
PRODUCE_BEST: Final = block("Produce: the best gain", 1)
PRODUCE_HAVE: Final = block("Produce: tokens of the type", 8)
PRODUCE_SOON: Final = block("Produce: makes a row payable", 5)
PRODUCE_INSTEAD: Final = block("Produce: the best row payable now, phase", 4 * PHASES)
RESEARCH_INSTEAD: Final = block("Research: the best row payable now, phase", 4 * PHASES)
PRODUCE_EMPTY: Final = block("Produce: other gates with cards", 5)
PRODUCE_CARD: Final = block("Produce: merit on top of the gate", 6)
BUILD: Final = block("Build: gain", GAIN_STEPS)
BUILD_PLACE: Final = block("Build: row and phase", 4 * PHASES)
BUILD_CARD: Final = block("Build: card", CARD_NUMBERS)
BUILD_KIND: Final = block("Build: kind of card and row", 4 * 3)
BUILD_BEST: Final = block("Build: the best gain", 1)
BUILD_LEAVES: Final = block("Build: cards left at gates and in hand", 8)
BUILD_SILK: Final = block("Build for Silk: row", 3)
BUILD_LAST: Final = block("Build the last card: lead", 8)
BUILD_COIN: Final = block("Build: extra coin", 2)
BUILD_USES: Final = block("Build: Character where others are", 4)
BUILD_BONUS: Final = block("Build: kinds in the second row, Characters in the first", 6)
DECK: Final = block("Research: deck, cards in hand", 8)
DECK_PHASE: Final = block("Research: deck, phase", PHASES)
DECK_BACK: Final = block("Research: back on the deck", 7)
DISPLAY: Final = block("Research: merit in the display", GAIN_STEPS)
DISPLAY_CARD: Final = block("Research: card in the display", CARD_NUMBERS)
DISPLAY_HAND: Final = block("Research: display, cards in hand", 8)
DISPLAY_BEST: Final = block("Research: the best of the display", 1)
DISPLAY_PHASE: Final = block("Research: display, phase", PHASES)
MORE_CARDS: Final = block("Research: one more", 2)
MORE_WHEAT: Final = block("Research: one more, loss", 6)
BUY: Final = block("Buy before the main action: gain", GAIN_STEPS)
BUY_AFTER: Final = block("Buy after it: gain", GAIN_STEPS)
BUY_ROW: Final = block("Buy: makes a row payable", 5)
BUY_ROW_AFTER: Final = block("Buy after it: makes a row payable", 5)
BUY_BEST: Final = block("Buy: the best", 1)
BUY_PHASE: Final = block("Buy: phase", PHASES * 2)
ACQUIRE: Final = block("Acquire before the main action: gain", GAIN_STEPS)
ACQUIRE_AFTER: Final = block("Acquire after it: gain", GAIN_STEPS)
ACQUIRE_CARD: Final = block("Acquire: card", CARD_NUMBERS)
ACQUIRE_HAND: Final = block("Acquire: cards in hand", 8)
ACQUIRE_PHASE: Final = block("Acquire: phase", PHASES * 2)
END_TURN: Final = block("End of turn", PHASES)
PLAY: Final = block("Play: merit", GAIN_STEPS)
PLAY_CARD: Final = block("Play: card", CARD_NUMBERS)
PLAY_PLACE: Final = block("Play: room and cards in hand", 4 * 5)
PLAY_GAIN: Final = block("Play: gain of one token more", 6)
PLAY_BEST: Final = block("Play: the best card, the worst card; to the top", 4)
PLAY_PHASE: Final = block("Play: phase", PHASES)
PLAY_KIND: Final = block("Play: kind and room", 3 * 4)
PLAY_ROW: Final = block("Play: next row under the gate, Character", 4 * 2)
MOVE: Final = block("Move: cards of so many, room", 4 * 4 * 4)
MOVE_MERIT: Final = block("Move: merit on top here, there", 6 * 6)
MOVE_GAIN: Final = block("Move: gain of one token more", 6)
COLLECT: Final = block("Collect: room and cards in hand", 4 * 5)
COLLECT_PHASE: Final = block("Collect: phase", PHASES)
ACTIVATE: Final = block("Use of a Character", len(KINDS))
ACTIVATE_CARD: Final = block("Use of a Character: card", CARD_NUMBERS)
DONE: Final = block("Done; Decline", 2)
DECLINE: Final = block("Decline", len(KINDS))
TAKE: Final = block("Take a resource: gain", GAIN_STEPS)
TAKE_BEST: Final = block("Take a resource: the best", 1)
TAKE_TYPE: Final = block("Take a resource: type", len(TYPES))
GIVE: Final = block("Give a resource: loss", GAIN_STEPS)
GIVE_TYPE: Final = block("Give a resource: type", len(TYPES))
KEEP: Final = block("Keep a card: merit", GAIN_STEPS)
KEEP_CARD: Final = block("Keep a card", CARD_NUMBERS)
KEEP_BEST: Final = block("Keep a card: the best", 1)
DISCARD: Final = block("Discard: merit", GAIN_STEPS)
DISCARD_WORST: Final = block("Discard: the worst", 1)
PICK: Final = block("Pick: merit", GAIN_STEPS)
GATE: Final = block("Gate: gain", GAIN_STEPS)
DISTRICT: Final = block("District: row", 4)
SHIFT: Final = block("Shift: gain", GAIN_STEPS)
STEAL: Final = block("Steal: gain", GAIN_STEPS)
SEAT: Final = block("Seat: leads", 2)
RAID: Final = block("Raid: merit", GAIN_STEPS)
COPY: Final = block("Copy: worth of a use", 8)
SPACE: Final = block("Swap spaces", 1)
SAVE: Final = block("Save: gain", GAIN_STEPS)
SWAP: Final = block("Swap: loss", GAIN_STEPS)
PAY: Final = block("Pay", 1)


def step(gain: float, least: float, width: float, steps: int = GAIN_STEPS) -> int:
    """Which step a gain is on."""
    found = int((gain - least) / width) if gain > least else 0
    return found if found < steps else steps - 1
