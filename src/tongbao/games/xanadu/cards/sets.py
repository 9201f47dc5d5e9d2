"""A card set: the faces, and tables made from them once so that the rules need only look up."""

from functools import lru_cache
from importlib.resources import files
from typing import Final, get_args

from tongbao.engine.card_file import CardFile
from tongbao.engine.files import read_entries, read_entry, read_toml
from tongbao.engine.meta import BadCards
from tongbao.games.xanadu.cards.resources import MOST, RESOURCES, UNIT, lanes, pack, unpack
from tongbao.games.xanadu.cards.schema import MOST_CARDS, SQUARES, CardFace, Colour, Editions

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
"""In the order in which starting buildings are chosen."""

STAGES: Final = 5
NEVER: Final = 255
PLACES: Final = 2 * STAGES
"""The stages of one building, first as other people's, then as one's own."""


class CardSet:
    """The faces by number (``faces[0]`` is card 1) and the tables of the rules.

    Lists indexed by card: ``colour`` (0 brown to 4 magenta), ``cost``, ``prices`` (by stage) and ``upkeep`` (by stage:
    passive and favours that the owner has). Lists indexed by *place*, which is a building and its stage in one number
    (``place_of``): ``gain`` (what the next worker there gets), ``distance`` (for each rank: how many workers it
    takes until that resource comes, NEVER if it doesn't), ``next_gain`` (likewise: all that has come by then) and
    ``reach`` (by ``place * 5 + workers``: mask of the resources within reach).
    """

    def __init__(self, faces: list[CardFace], editions: dict[str, tuple[int, int]]) -> None:
        self.faces: Final = faces
        self.editions: Final = editions
        self.size: Final = len(faces)
        self.colour: Final[list[int]] = [0]
        self.cost: Final[list[int]] = [0]
        self.prices: Final[list[list[int]]] = [[]]
        self.upkeep: Final[list[list[int]]] = [[]]
        for face in faces:
            self.add(face)
        places = (len(faces) + 1) * PLACES
        self.gain: Final = [0] * places
        self.next_gain: Final = [[0] * places for _ in RESOURCES]
        self.reach: Final = [0] * (places * STAGES)
        distances = [bytearray([NEVER]) * places for _ in RESOURCES]
        for face in faces:
            harvests = [sum([UNIT[RESOURCES.index(name)] for name in row.harvest]) for row in face.rows]
            favours = [UNIT[RESOURCES.index(row.favour)] if row.favour else 0 for row in face.rows]
            self.add_places(self.place_of(face.number, 0, False), harvests, distances)
            self.add_places(
                self.place_of(face.number, 0, True), [h + f for h, f in zip(harvests, favours, strict=True)], distances
            )
        self.distance: Final = [bytes(row) for row in distances]
        self.check_counts()

    def card(self, number: int) -> CardFace:
        """The face of a card by its number, from 1 on."""
        return self.faces[number - 1]

    def place_of(self, card: int, stage: int, own: bool) -> int:
        """The place that stands for a building at a stage."""
        return card * PLACES + stage + (STAGES if own else 0)

    def add(self, face: CardFace) -> None:
        """Make the tables of one card that are indexed by card."""
        favours = [UNIT[RESOURCES.index(row.favour)] if row.favour else 0 for row in face.rows]
        passive = UNIT[RESOURCES.index(face.passive)] if face.passive else 0
        self.colour.append(COLOURS.index(face.colour))
        self.cost.append(pack(face.cost))
        self.prices.append(list(face.prices))
        self.upkeep.append([passive + sum(favours[:stage]) for stage in range(STAGES)])

    def add_places(self, first: int, squares: list[int], distances: list[bytearray]) -> None:
        """Make the tables of one card that are indexed by place."""
        for stage in range(STAGES):
            self.gain[first + stage] = sum(squares[stage : stage + 1])
            for far in range(STAGES):
                self.reach[(first + stage) * STAGES + far] = lanes(sum(squares[stage : stage + far]))
            for rank in range(len(RESOURCES)):
                with_it = [s for s in range(stage, SQUARES) if squares[s] // UNIT[rank] % UNIT[1]]
                if with_it:
                    far = with_it[0] + 1
                    distances[rank][first + stage] = far - stage
                    self.next_gain[rank][first + stage] = sum(squares[stage:far])

    def check_counts(self) -> None:
        """No pool may outgrow its lanes: six buildings' upkeep and the seven richest squares. Raises BadCards."""
        for rank, name in enumerate(RESOURCES):
            lasting = sorted([unpack(stages[SQUARES]).get(name, 0) for stages in self.upkeep[1:]])
            squares = sorted([sum([got == name for got in row.harvest]) for face in self.faces for row in face.rows])
            most = sum(lasting[-6:]) + sum(squares[-7:])
            if most > MOST:
                raise BadCards(
                    f"The card file gives too much {RESOURCES[rank]}: {most} could come together in one turn, "
                    f"and at most {MOST} can be counted."
                )


def read_cards(text: str) -> CardSet:
    """The card set of a file. Raises BadCards."""
    tables = read_toml(text)
    faces = read_entries(tables, "card", CardFace, "Card")
    if len(faces) > MOST_CARDS:
        raise BadCards(f"The card file has {len(faces)} cards; Xanadu can have at most {MOST_CARDS}.")
    check_numbers(faces)
    check_no_twins(faces)
    printed = {name: found for name, found in tables.items() if name.startswith("edition_")}
    editions = read_entry(printed, Editions, "The card file")
    return CardSet(
        faces,
        {
            "rulebook": checked_edition("rulebook", editions.edition_rulebook, len(faces)),
            "online": checked_edition("online", editions.edition_online, len(faces)),
        },
    )


def check_numbers(faces: list[CardFace]) -> None:
    """Cards are numbered in their order."""
    for place, face in enumerate(faces, 1):
        if face.number != place:
            where = f"Card {face.number} ({face.id})"
            raise BadCards(f"{where}: number is {face.number}, but cards must be numbered 1, 2, 3, ... in order.")


def check_no_twins(faces: list[CardFace]) -> None:
    """No two cards are equal in all but their names (section 3)."""
    prints: dict[str, CardFace] = {}
    for face in faces:
        known = str([face.colour, sorted(face.cost.items()), face.passive, face.prices, face.rows])
        if known in prints:
            twin = prints[known].number
            raise BadCards(f"Card {face.number} ({face.id}): it is the same as card {twin} in everything but its name.")
        prints[known] = face


def checked_edition(name: str, found: tuple[int, int] | None, cards: int) -> tuple[int, int]:
    """The first and last card that an edition plays; all of them if the file doesn't say."""
    first, last = found or (1, cards)
    if not 1 <= first <= last <= cards:
        raise BadCards(
            f"edition_{name} must be the numbers of its first and last card, such as [1, {cards}]; "
            f"it is [{first}, {last}]."
        )
    return first, last


@lru_cache(maxsize=16)
def read_once(text: str) -> CardSet:
    """The card set of a file; a series of games reads its file once."""
    return read_cards(text)


def card_set(text: str | None) -> CardSet:
    """The card set of a file's text; the standard one for None. Raises BadCards."""
    return STANDARD if text is None else read_once(text)


STANDARD_TEXT: Final = files("tongbao.games.xanadu.cards").joinpath("xanadu.toml").read_text("utf-8")
STANDARD: Final = read_cards(STANDARD_TEXT)
"""The set that comes with the game."""
CARD_FILE: Final = CardFile(STANDARD_TEXT, {"card": CardFace}, ("id", "number", "source", "note"))
