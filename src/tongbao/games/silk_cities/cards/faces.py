"""What is printed on the map, on improvements and on cards (sections 2 and 15)."""

from typing import Final

Words = dict[str, str]
Plain = dict[str, object]


class Empire:
    """A Great Empire: what it sells and buys, and where it stands on the drawing plane."""

    def __init__(self, number: int, id: str, names: Words, place: list[int], sells: list[str], buys: list[str]) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.place: Final = place
        self.sells: Final = sells
        self.buys: Final = buys

    def as_dict(self) -> Plain:
        """The empire as plain data."""
        x, y = self.place
        return {
            "empire": self.number,
            "id": self.id,
            "names": self.names,
            "x": x,
            "y": y,
            "sells": self.sells,
            "buys": self.buys,
        }


class Region:
    """A region: ``kind`` is what it produces more of, ``travel`` what passing through it costs."""

    def __init__(
        self,
        number: int,
        id: str,
        names: Words,
        place: list[int],
        kind: str,
        travel: int,
        neighbours: list[str],
        empires: list[str],
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.place: Final = place
        self.kind: Final = kind
        self.travel: Final = travel
        self.neighbours: Final = neighbours
        self.empires: Final = empires

    def as_dict(self) -> Plain:
        """The region as plain data."""
        x, y = self.place
        return {
            "region": self.number,
            "id": self.id,
            "names": self.names,
            "x": x,
            "y": y,
            "kind": self.kind,
            "travel": self.travel,
            "neighbours": self.neighbours,
            "empires": self.empires,
        }


class Effect:
    """One effect: its kind, its whole numbers and its words by name."""

    def __init__(self, kind: str, numbers: dict[str, int], words: dict[str, str]) -> None:
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.words: Final = words

    def as_dict(self) -> Plain:
        """The effect as plain data."""
        return {"kind": self.kind, **self.numbers, **self.words}


class Improvement:
    """One of the nineteen kinds: its cost by resource, its value in a Golden Age, its effects."""

    def __init__(
        self, number: int, id: str, names: Words, text: Words, cost: dict[str, int], value: int, effects: list[Effect]
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.text: Final = text
        self.cost: Final = cost
        self.value: Final = value
        self.effects: Final = effects

    def as_dict(self) -> Plain:
        """The improvement as plain data."""
        return {
            "improvement": self.number,
            "id": self.id,
            "names": self.names,
            "text": self.text,
            "cost": self.cost,
            "golden_age": self.value,
            "effects": [effect.as_dict() for effect in self.effects],
        }


class Development:
    """One of the 33 kinds of development cards: when it is played, how many there are, its effect."""

    def __init__(self, number: int, id: str, names: Words, text: Words, play: str, copies: int, effect: Effect) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.text: Final = text
        self.play: Final = play
        self.copies: Final = copies
        self.effect: Final = effect

    @property
    def card(self) -> int:
        """The number again: what choices, views and logs call the card by."""
        return self.number

    def as_dict(self) -> Plain:
        """The card as plain data."""
        return {
            "card": self.number,
            "id": self.id,
            "names": self.names,
            "text": self.text,
            "play": self.play,
            "copies": self.copies,
            "effect": self.effect.as_dict(),
        }


class SilkCard:
    """One of the four kinds of the silk deck: silk of one slot or two, or barbarians with a strength."""

    def __init__(self, number: int, id: str, names: Words, slots: int, strength: int, count: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.slots: Final = slots
        self.strength: Final = strength
        self.count: Final = count

    def as_dict(self) -> Plain:
        """The card as plain data."""
        return {
            "silk_card": self.number,
            "id": self.id,
            "names": self.names,
            "slots": self.slots,
            "strength": self.strength,
            "count": self.count,
        }


class Box:
    """Everything in the box: the four lists of the files, and the numbers of the set-up."""

    def __init__(
        self,
        empires: list[Empire],
        regions: list[Region],
        improvements: list[Improvement],
        developments: list[Development],
        silk_cards: list[SilkCard],
        setup: dict[str, int],
    ) -> None:
        self.empires: Final = empires
        self.regions: Final = regions
        self.improvements: Final = improvements
        self.developments: Final = developments
        self.silk_cards: Final = silk_cards
        self.setup: Final = setup

    def as_dict(self) -> Plain:
        """All that is printed as plain data, each list in the order of its numbers."""
        return {
            "empires": [empire.as_dict() for empire in self.empires],
            "regions": [region.as_dict() for region in self.regions],
            "improvements": [improvement.as_dict() for improvement in self.improvements],
            "developments": [card.as_dict() for card in self.developments],
            "silk_cards": [card.as_dict() for card in self.silk_cards],
        }
