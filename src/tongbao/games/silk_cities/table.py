"""The table of Cities of the Silk Road: what lies on it, and the questions and verbs that many steps share."""

from typing import ClassVar, Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import Luck
from tongbao.engine.meta import Setup
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import TOLLS, WANTS
from tongbao.games.silk_cities.affairs import NO_SEAT, Auction, Battle, Errand, GoldenAge, Horde
from tongbao.games.silk_cities.cards.sets import CardSet
from tongbao.games.silk_cities.citizens import STATES, all_of, soldiers
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.map import FIRST_CITY, Routes
from tongbao.games.silk_cities.terms import Terms

NO_REGION: Final = -1
NO_CITIES: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_CHOICES: Final[list[Choice]] = []
SILK_PRICES: Final = [3, 3, 2, 2, 1, 1]
SALE_PRICES: Final = [15, 14, 13, 12, 11, 10]
GOODS_PRICES: Final = [6, 6, 5, 5, 4, 4]
STORE_PRICES: Final = [0, 2, 2, 2, 1, 1, 1]
"""What the next food of India or metal of Persia costs, by how many are left."""
SILK_BACK: Final = 0
DEVELOPMENT_BACK: Final = 1
COINS_FOR_NO_CARD: Final = 5


class SilkCities(Game):
    """One table of Cities of the Silk Road.

    By seat: ``coins``, ``opening`` coins, ``goods`` (four a seat), ``citizens`` (eight a seat), ``wants`` (posted
    prices, four a seat), ``tolls``, ``improvements`` and those ``used`` this round (masks), ``gathers`` (this round,
    two a seat), ``surcharges``, ``homes``, ``ruins`` (-1 for none), ``attacked`` (masks of seats) and ``hands``.
    By region: ``cities`` (the seat, -1 for none), ``stacks`` (never changed, only replaced) and ``treasuries``.
    Empires: ``china`` (by slot 0, 1 standard, 2 fine, which covers the next slot as well), ``byzantium`` (1 or 2, in
    order of sale), ``store`` (food of India, metal of Persia) and ``sold`` (food to Persia, metal to India).
    Cards: ``deck`` and ``discards``, ``silk_deck`` and ``turned`` (top last), ``looked`` (looked at by one seat).
    In common: ``round``, ``phase`` (0 to 3), ``first`` (seat of the action order), ``active``, ``copies`` (of each
    improvement that are left), ``available`` (mask of those), ``sacked`` (mask of seats), ``ending`` ("",
    "victory" or "deck").
    Of this turn: ``offers``, ``refusals`` (mask of good times 5 plus seat), ``toll_changed``, ``wants_changed`` (mask),
    ``free_passage``; ``wishes`` (the tolls and posted prices that may be set) and ``routes``, both None when they are
    to be made anew. Clones share cards until one moves: they are ``lent``.
    """

    __slots__ = (
        "active",
        "attacked",
        "auction",
        "available",
        "battle",
        "byzantium",
        "cards",
        "china",
        "cities",
        "citizens",
        "coins",
        "copies",
        "deck",
        "discards",
        "ending",
        "errand",
        "first",
        "free_passage",
        "gathers",
        "golden_age",
        "goods",
        "hands",
        "homes",
        "horde",
        "improvements",
        "lent",
        "looked",
        "map",
        "offers",
        "opening",
        "phase",
        "refusals",
        "round",
        "routes",
        "ruins",
        "sacked",
        "silk_deck",
        "sold",
        "stacks",
        "store",
        "surcharges",
        "terms",
        "toll_changed",
        "tolls",
        "treasuries",
        "turned",
        "used",
        "wants",
        "wants_changed",
        "wishes",
    )

    CONSTANT: ClassVar[tuple[str, ...]] = ("setup", "terms", "cards", "map")
    CACHED: ClassVar[tuple[str, ...]] = ("lent", "routes", "wishes")

    def __init__(
        self,
        setup: Setup,
        luck: Luck,
        known: list[int],
        terms: Terms,
        cards: CardSet,
    ) -> None:
        super().__init__(setup, luck)
        self.known = known
        self.terms: Final = terms
        self.cards: Final = cards
        self.map: Final = cards.map
        self.coins = self.opening = self.goods = self.citizens = self.wants = self.tolls = NO_CITIES
        self.improvements = self.used = self.gathers = self.surcharges = self.homes = self.ruins = NO_CITIES
        self.attacked = self.cities = self.treasuries = self.china = self.byzantium = NO_CITIES
        self.store = self.sold = self.copies = NO_CITIES
        self.deck = self.discards = self.silk_deck = self.turned = self.looked = NO_CITIES
        self.hands = self.stacks = NO_LISTS
        self.round = self.phase = self.first = self.active = self.sacked = 0
        self.offers = self.refusals = self.wants_changed = self.available = 0
        self.toll_changed = self.free_passage = self.lent = False
        self.ending = ""
        self.wishes: list[Choice] | None = None
        self.routes: Routes | None = None
        self.horde: Horde | None = None
        self.auction: Auction | None = None
        self.golden_age: GoldenAge | None = None
        self.errand: Errand | None = None
        self.battle: Battle | None = None

    def clone(self) -> "SilkCities":
        copy = SilkCities(self.setup, self.luck.clone(), self.known, self.terms, self.cards)
        copy.coins = self.coins[:]
        copy.goods = self.goods[:]
        copy.citizens = self.citizens[:]
        copy.stacks = self.stacks[:]
        copy.opening = self.opening
        copy.wants = self.wants
        copy.tolls = self.tolls
        copy.improvements = self.improvements
        copy.used = self.used
        copy.gathers = self.gathers
        copy.surcharges = self.surcharges
        copy.homes = self.homes
        copy.ruins = self.ruins
        copy.attacked = self.attacked
        copy.cities = self.cities
        copy.treasuries = self.treasuries
        copy.china = self.china
        copy.byzantium = self.byzantium
        copy.store = self.store
        copy.sold = self.sold
        copy.copies = self.copies
        copy.hands = self.hands
        copy.deck = self.deck
        copy.discards = self.discards
        copy.silk_deck = self.silk_deck
        copy.turned = self.turned
        copy.looked = self.looked
        copy.lent = self.lent = True
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.sacked = self.sacked
        copy.offers = self.offers
        copy.refusals = self.refusals
        copy.wants_changed = self.wants_changed
        copy.toll_changed = self.toll_changed
        copy.free_passage = self.free_passage
        copy.available = self.available
        copy.ending = self.ending
        copy.wishes = self.wishes
        copy.routes = self.routes
        copy.errand = self.errand
        if self.horde is not None:
            copy.horde = self.horde.clone()
        if self.auction is not None:
            copy.auction = self.auction.clone()
        if self.golden_age is not None:
            copy.golden_age = self.golden_age.clone()
        if self.battle is not None:
            copy.battle = self.battle.clone()
        copy.resume(self)
        return copy

    def hold(self) -> None:
        """Before a card moves: have lists of one's own if they are still shared with a clone."""
        if self.lent:
            self.lent = False
            self.known = self.known[:]
            self.hands = [hand[:] for hand in self.hands]
            self.deck = self.deck[:]
            self.discards = self.discards[:]
            self.silk_deck = self.silk_deck[:]
            self.turned = self.turned[:]
            self.looked = self.looked[:]

    # Hidden information (section 16).

    def piles(self) -> list[list[int]]:
        self.hold()
        return [*self.hands, self.deck, self.looked, self.silk_deck]

    def inventory(self) -> list[int]:
        return [card for pile in [*self.piles(), self.discards, self.turned] for card in pile]

    def backs(self) -> int:
        return 2

    def back(self, card: int) -> int:
        return SILK_BACK if card < self.cards.silk_cards else DEVELOPMENT_BACK

    # Questions.

    def order(self) -> list[int]:
        """This round's action order."""
        return self.seats_from(self.first)

    def size(self, seat: int) -> int:
        """How many citizens a city has."""
        return all_of(self.citizens, seat * STATES)

    def soldiers(self, seat: int) -> int:
        """How many soldiers a city has, in whatever state."""
        return soldiers(self.citizens, seat * STATES)

    def points(self, seat: int) -> int:
        """The Victory Points in a hand."""
        development, points = self.cards.development, self.cards.points
        return sum([points[development[card]] for card in self.hands[seat] if card > FACE_DOWN])

    def silk_price(self, slot: int) -> int:
        """What the card on China's slot costs; fine silk covers the next slot as well."""
        return SILK_PRICES[slot] if self.china[slot] == 1 else SILK_PRICES[slot] + SILK_PRICES[slot + 1]

    def silk_sold(self) -> int:
        """How many of Byzantium's slots are filled."""
        filled = 0
        for slots in self.byzantium:
            filled += slots
        return filled

    def travel_costs(self, seat: int) -> list[int]:
        """By region what passing through it costs the seat now: stack or payment to the city's owner (section 6)."""
        surcharge = self.surcharges[seat]
        discount = self.cards.travel_discount.of(self.improvements[seat])
        travel = self.map.travel
        costs: list[int] = []
        for region, owner in enumerate(self.cities):
            if owner != NO_SEAT:
                costs.append(travel[region] + surcharge + self.tolls[owner])
            elif self.free_passage and seat == self.active:
                costs.append(0)
            else:
                cost = travel[region] + len(self.stacks[region]) + surcharge - discount
                costs.append(cost if cost > 1 else 1)
        return costs

    def routes_of(self, seat: int) -> Routes:
        """The cheapest routes of the active seat as the map stands."""
        routes = self.routes
        if routes is None:
            routes = Routes(self.map, self.travel_costs(seat), seat, self.homes, not self.terms.cheapest_only)
            self.routes = routes
        return routes

    def reserve(self, seat: int, target: int) -> int:
        """What an attacker must have left after the route (10.1)."""
        return self.map.travel[self.homes[target]] + self.surcharges[seat]

    def goal_region(self, goal: int) -> int:
        """The region of the city that a route goes to, -1 for an empire."""
        return self.homes[goal - FIRST_CITY] if goal >= FIRST_CITY else NO_REGION

    # Verbs that many steps share.

    def lay_stack(self, region: int, coins: int) -> None:
        """Coins are left in a neutral region; a payment of 0 lays none (S-21)."""
        if coins:
            self.stacks[region] = [*self.stacks[region], coins]
            self.routes = None

    def give_improvement(self, seat: int, improvement: int) -> None:
        """It stands on the seat's board; some change what routes cost."""
        self.improvements = changed(self.improvements, seat, self.improvements[seat] | 1 << improvement)
        if self.cards.shields >> improvement & 1:
            self.surcharges = changed(self.surcharges, seat, 0)
        self.routes = None

    def make_wishes(self, seat: int) -> list[Choice]:
        """The tolls and posted prices that may still be set this turn."""
        found: list[Choice] = []
        if not self.toll_changed:
            found.extend(TOLLS[self.tolls[seat]])
        for good in range(4):
            if not self.wants_changed >> good & 1:
                found.extend(WANTS[good * 21 + self.wants[seat * 4 + good]])
        self.wishes = found
        return found

    # Verbs: development cards (section 12).

    def has_card_to_draw(self) -> bool:
        """Whether the deck has a card; an empty one is made anew from the discards."""
        if not self.deck and self.discards:
            self.hold()
            self.deck = self.discards
            self.discards = []
            for card in self.deck:
                self.known[card] = 0
            self.luck.shuffle(self.deck)
            self.close_undo()
            log.line(self, "reshuffle", len(self.deck))
        return len(self.deck) > 0

    def take_card(self, seat: int, card: int) -> None:
        """The card, known to the seat alone, goes into its hand; enough Victory Points win at once (section 13)."""
        self.known[card] = 1 << seat
        self.hands[seat].append(card)
        log.draw(self, seat, self.cards.development[card])
        if self.points(seat) >= self.terms.victory:
            self.finish("victory")

    def discard(self, seat: int, development: int) -> None:
        """One card of a kind leaves the hand for the discard pile."""
        self.hold()
        hand = self.hands[seat]
        for i, card in enumerate(hand):
            if self.cards.development[card] == development:
                hand.pop(i)
                self.known[card] = self.everybody
                self.discards.append(card)
                return

    def finish(self, ending: str) -> None:
        """The game is over, and the Victory Points of all are shown."""
        self.hold()
        self.ending = ending
        self.over = True
        self.close_undo()
        development = self.cards.development
        log.line(self, f"end_{ending}")
        for seat in range(self.players):
            shown = [card for card in self.hands[seat] if self.cards.points[development[card]]]
            for card in shown:
                self.known[card] = self.everybody
            log.cards(self, "result", seat, [development[card] for card in shown], self.points(seat))
        log.by(self, "winner", self.places().index(1))
