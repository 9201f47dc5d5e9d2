"""The table of Cities of the Silk Road: what lies on it, and the questions and verbs that many steps share."""

from typing import ClassVar, Final

from tongbao.engine.cards import FACE_DOWN, CardGame
from tongbao.engine.game import NO_CARDS
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards.actions import FINE
from tongbao.games.silk_cities.cards.terms import Terms
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.card_set import CardSet
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.empires import BYZANTIUM, CHINA, Byzantium, China, Empire
from tongbao.games.silk_cities.state.improvements import Supply
from tongbao.games.silk_cities.state.map import NO_REGION, Region, Routes

SETUP: Final = "setup"
REPLENISH: Final = "replenish"
ACTION: Final = "action"
FATE: Final = "fate"
"""The set-up and the three phases (section 4)."""
SILK_BACK: Final = 0
DEVELOPMENT_BACK: Final = 1
ANY_POINTS: Final = 999
"""Room for more Victory Points than there are."""


class SilkCities(CardGame):
    """One table of Cities of the Silk Road.

    ``cities`` by seat, ``regions`` and ``empires`` by number, and the ``supply`` of improvements.
    Cards: beside the development cards the ``silk_deck`` and what was ``turned`` from it (top last), and the
    development cards that a seat has ``looked`` at to keep one.
    In common: ``round`` and ``phase``, the ``first`` seat of the action order, the ``active`` one, and the ``ending``
    ("", "victory" or "deck"). ``routes`` are those of the active seat, None when they are to be found anew.

    Regions, empires and the supply never change: others take their places. A city does; clones share all but the
    ``owned`` ones (a mask of seats), so whatever changes one asks ``own`` for it.
    """

    __slots__ = (
        "active",
        "cards",
        "cities",
        "empires",
        "ending",
        "first",
        "looked",
        "map",
        "owned",
        "phase",
        "regions",
        "round",
        "routes",
        "silk_deck",
        "supply",
        "terms",
        "turned",
    )
    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards", "map")
    CACHED: ClassVar[tuple[str, ...]] = ("lent", "owned", "routes")

    def __init__(self, setup: Setup, luck: Luck, terms: Terms, cards: CardSet, supply: Supply) -> None:
        super().__init__(setup, luck)
        self.terms: Final = terms
        self.cards: Final = cards
        self.map: Final = cards.map
        self.cities: list[City] = []
        self.regions: list[Region] = []
        self.empires: list[Empire] = []
        self.supply = supply
        self.silk_deck = NO_CARDS
        self.turned = NO_CARDS
        self.looked = NO_CARDS
        self.round = 0
        self.phase = SETUP
        self.first = 0
        self.active = 0
        self.ending = ""
        self.owned = 0
        self.routes: Routes | None = None

    def clone(self) -> "SilkCities":
        copy = SilkCities(self.setup, self.luck.clone(), self.terms, self.cards, self.supply)
        copy.share(self)
        copy.silk_deck = self.silk_deck
        copy.turned = self.turned
        copy.looked = self.looked
        copy.cities = self.cities[:]
        self.owned = 0
        copy.regions = self.regions[:]
        copy.empires = self.empires[:]
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.ending = self.ending
        copy.routes = self.routes
        copy.resume(self)
        return copy

    def own(self, seat: int) -> City:
        """A seat's city, to be changed: if clones share it, a copy has taken its place here."""
        if not self.owned >> seat & 1:
            self.owned |= 1 << seat
            self.cities[seat] = self.cities[seat].copy()
        return self.cities[seat]

    def hold(self) -> None:
        if self.lent:
            super().hold()
            self.silk_deck = self.silk_deck[:]
            self.turned = self.turned[:]
            self.looked = self.looked[:]

    # Hidden information (section 16).

    def piles(self) -> list[list[int]]:
        return [*super().piles(), self.looked, self.silk_deck]

    def inventory(self) -> list[int]:
        return [*super().inventory(), *self.looked, *self.silk_deck, *self.turned]

    def backs(self) -> int:
        return 2

    def back(self, card: int) -> int:
        return SILK_BACK if self.cards.is_silk_card(card) else DEVELOPMENT_BACK

    def is_possible(self) -> bool:
        """Whether nobody holds more Victory Points than he may: with enough of them the game would be over."""
        for seat in range(self.players):  # noqa: SIM110 - a plain loop is the quickest in both builds
            if self.points(seat) > self.most_points(seat):
                return False
        return True

    def make_possible(self, seat: int) -> None:
        """Whoever holds too many Victory Points changes his best hidden cards for the worst in the deck.

        Where it has none that are worth less, they come from those looked at, and from hands that may hold more.
        """
        bit = self.bit(seat)
        for owner in range(self.players):
            for pile in (self.deck, self.looked):
                self.exchange(owner, pile, bit)
            for other in range(self.players):
                if other != owner:
                    self.exchange(owner, self.hands[other], bit, self.most_points(other) - self.points(other))

    def exchange(self, owner: int, pile: list[int], bit: int, room: int = ANY_POINTS) -> None:
        """Change the best hidden cards of a hand for the worst of a pile, until the hand has no more points than it may
        hold; the pile gets ``room`` more at most."""
        known, hand = self.known, self.hands[owner]
        for i, j in zip(self.unknown_by_value(hand, bit)[::-1], self.unknown_by_value(pile, bit), strict=False):
            given, taken = hand[i], pile[j]
            room -= self.value(given) - self.value(taken)
            if self.points(owner) <= self.most_points(owner) or room < 0:
                break
            hand[i], pile[j] = taken, given
            known[given], known[taken] = known[taken], known[given]

    def unknown_by_value(self, pile: list[int], bit: int) -> list[int]:
        """The places in a pile where cards lie that a seat doesn't know, the one with fewest Victory Points first."""
        ranked = [(self.value(card), i) for i, card in enumerate(pile) if not self.known[card] & bit]
        return [i for _, i in sorted(ranked)]

    # Questions.

    def order(self) -> list[int]:
        """This round's action order."""
        return self.seats_from(self.first)

    def homes(self) -> list[int]:
        """The regions of all cities by seat."""
        return [city.home for city in self.cities]

    def points(self, seat: int) -> int:
        """The Victory Points in a hand, as far as its cards are known."""
        return sum([self.value(card) for card in self.hands[seat] if card > FACE_DOWN])

    def value(self, card: int) -> int:
        """The Victory Points of a development card."""
        return self.cards.development(card).points

    def most_points(self, seat: int) -> int:
        """The most Victory Points that a hand can hold: too few to win, and after the end those shown (section 13)."""
        if not self.over:
            return self.terms.victory - 1
        return sum([self.value(card) for card in self.hands[seat] if self.known[card] == self.everybody])

    def china(self) -> China:
        """China as it trades now."""
        china = self.empires[CHINA]
        assert isinstance(china, China)
        return china

    def byzantium(self) -> Byzantium:
        """Byzantium as it trades now."""
        byzantium = self.empires[BYZANTIUM]
        assert isinstance(byzantium, Byzantium)
        return byzantium

    def travel_costs(self, seat: int) -> list[int]:
        """By region what passing through it costs the seat now: stack or payment to the city's owner (section 6)."""
        city, costs = self.cities[seat], self.map.travel[:]
        discount = city.improvements.travel_discount
        for number, region in enumerate(self.regions):
            cost = costs[number] + city.surcharge
            if region.city != NOBODY:
                costs[number] = cost + self.cities[region.city].toll
            elif city.free_passage:
                costs[number] = 0
            else:
                costs[number] = max(1, cost + len(region.stacks) - discount)
        return costs

    def routes_of(self, seat: int) -> Routes:
        """The cheapest routes of the active seat as the map stands. Raises ValueError while anybody has no city."""
        routes = self.routes
        if routes is None:
            costs, homes = self.travel_costs(seat), self.homes()
            if NO_REGION in homes:
                raise ValueError("There are no routes until every player has a city.")
            self.routes = routes = Routes(self.map, costs, seat, homes, self.terms.cheapest_only)
        return routes

    def harvest(self, seat: int, good: int) -> int:
        """What the next laborer tapped for food or metal brings a seat."""
        city = self.cities[seat]
        return city.harvest(good, self.map.is_food[city.home])

    def honours(self, good: int, regions: int) -> bool:
        """Whether Byzantium gives a card for the next silk of a kind, carried through so many regions (5)."""
        start = self.cards.box.start
        is_wanted = start.honour == "silk" or (start.honour == "fine" and good == FINE)
        return is_wanted and regions >= start.honour_regions and not self.byzantium().honoured

    def militia(self) -> int:
        """The militia: the strength that every city has in defence beside its soldiers (10.5)."""
        return self.cards.box.start.militia

    def reserve(self, seat: int, target: int) -> int:
        """What an attacker must have left after the route (10.1)."""
        return self.map.travel[self.cities[target].home] + self.cities[seat].surcharge

    # Verbs that many steps share.

    def lay_stack(self, region: int, coins: int) -> None:
        """Coins are left in a neutral region; a payment of 0 lays none (S-21)."""
        if coins:
            self.regions[region] = self.regions[region].with_stack(coins)
            self.routes = None

    def give_improvement(self, seat: int, number: int) -> None:
        """It stands on the seat's board; some change what routes cost, and a shield ends a surcharge."""
        city = self.own(seat)
        city.improvements = self.cards.together(city.improvements.mask | 1 << number)
        if city.improvements.barbarian_shield:
            city.surcharge = 0
        self.routes = None

    def take_improvement(self, seat: int, number: int) -> None:
        """It leaves the seat's board."""
        city = self.own(seat)
        city.improvements = self.cards.together(city.improvements.mask & ~(1 << number))

    # Verbs: cards (section 12).

    def lay_silk_deck(self, deck: list[int]) -> None:
        """Begin with a silk deck face down, beside the development deck that lies there."""
        self.hold()
        for card in deck:
            self.known[card] = 0
        self.silk_deck = deck
        self.turned = []
        self.looked = []

    def has_card_to_draw(self) -> bool:
        """Whether the deck has a card; an empty one is made anew from the discards."""
        if not self.deck and self.discards:
            self.reshuffle()
            events.line(self, "reshuffle", len(self.deck))
        return len(self.deck) > 0

    def look(self, seat: int) -> None:
        """The seat looks at the top card of the deck."""
        self.hold()
        card = self.deck.pop()
        self.known[card] = 1 << seat
        self.looked.append(card)

    def keep(self, seat: int, card: int) -> None:
        """A card goes into the hand of the seat; enough Victory Points win at once (section 13)."""
        self.to_hand(seat, card)
        events.draw(self, seat, self.cards.development(card).card)
        if self.points(seat) >= self.terms.victory:
            self.finish("victory")

    def play_from_hand(self, seat: int, kind: int) -> None:
        """One card of a kind leaves the hand for the discard pile; those behind it close the gap."""
        self.hold()
        hand = self.hands[seat]
        for i, card in enumerate(hand):
            if self.cards.development(card).card == kind:
                self.discard(hand.pop(i))
                events.thing(self, "play", seat, "card", kind)
                return

    def finish(self, ending: str) -> None:
        """The game is over, and the Victory Points of all are shown."""
        self.hold()
        self.ending = ending
        self.over = True
        self.close_undo()
        events.line(self, f"end_{ending}")
        for seat in range(self.players):
            shown = [card for card in self.hands[seat] if self.cards.development(card).points]
            for card in shown:
                self.show(card)
            events.result(self, seat, [self.cards.development(card).card for card in shown], self.points(seat))
        events.by(self, "winner", self.places().index(1))
