"""Positions of Cities of the Silk Road, written with the ids of the card files.

scene = stage(homes={A: "sogdiana"}, coins={A: 20}, china=[1, 1, 0, 0, 0, 0])
scene.play("buy 1 0")
scene.route() == [("semirechye", 1), ("kucha", 1), ("turfan", 1)]

Cities whose regions aren't named lie in the far west and south, with no coins, goods or improvements.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tongbao import Seat
from tongbao.engine.game import EMPTY_AGENDA, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.card_sets import STANDARD
from tongbao.games.silk_cities.cards.actions import LABORER, MERCHANT
from tongbao.games.silk_cities.meta import RULES, SILK_CITIES
from tongbao.games.silk_cities.rules.rise_and_fall import DECIDE_FATES, FILL_TREASURIES
from tongbao.games.silk_cities.rules.rounds import END_OF_ROUND, ROUND
from tongbao.games.silk_cities.rules.turns import BEGIN_TURN
from tongbao.games.silk_cities.state.citizens import TRAINED, TRAINING, Citizens
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.empires import CHINA, China, empires_at_start
from tongbao.games.silk_cities.state.improvements import Supply
from tongbao.games.silk_cities.state.map import NO_REGION, Region
from tongbao.games.silk_cities.state.table import ACTION, SilkCities
from tongbao.testing.scenes import SEATS, Scene

BOX = STANDARD.box
REGIONS = [region.id for region in BOX.regions]
IMPROVEMENTS = [improvement.id for improvement in BOX.improvements]
CARDS = [card.id for card in BOX.developments]
GOODS = ["food", "metal", "silk", "fine"]
ROLES = ["laborer", "merchant", "soldier"]
RANKS = {"laborers": LABORER, "merchants": MERCHANT, "trained": TRAINED, "tapped": TRAINED, "training": TRAINING}
SILK_CARDS = [card.id for card in BOX.silk_cards]
AWAY = ["armenia", "khazaria", "aria", "kapisa", "gandhara"]
LONG_AGO = -9
ITEMS = [*ROLES, *GOODS, *IMPROVEMENTS]
NAMES: dict[str, list[list[str]]] = {
    "claim": [REGIONS],
    "rise": [REGIONS],
    "hop": [REGIONS],
    "build": [IMPROVEMENTS],
    "use": [IMPROVEMENTS],
    "play": [CARDS],
    "keep_card": [CARDS],
    "gather": [GOODS],
    "gather_all": [GOODS],
    "assign": [ROLES, ROLES],
    "buy": [["", *"123456", "food", "metal"]],
    "sell": [GOODS],
    "offer": [GOODS, list(SEATS)],
    "want": [GOODS],
    "attack": [list(SEATS)],
    "plunder": [[*GOODS, "coins", "captive"]],
    "put": [ITEMS],
}


def numbered(text: str) -> str:
    """A choice as the game writes it: `build mint` is `build 3`."""
    verb, *words = text.split()
    names = NAMES.get(verb, [])
    numbers = [str(names[i].index(word)) if i < len(names) else word for i, word in enumerate(words)]
    return " ".join([verb, *numbers])


def named(text: str) -> str:
    """A choice in the words of these tests."""
    verb, *numbers = text.split()
    names = NAMES.get(verb, [])
    words = [names[i][int(number)] if i < len(names) else number for i, number in enumerate(numbers)]
    return " ".join([verb, *words])


class CitiesScene(Scene[SilkCities]):
    """A position with the questions its tests ask."""

    def legal(self, seat: int | None = None) -> set[str]:
        """The choices of this seat, or of the acting one, in the words of these tests."""
        return {named(text) for text in super().legal(seat)}

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Take these choices one after another.

        In a sale by kinds `put food` waits until food is put up; nobody bids for what comes before.
        """
        for text in texts:
            verb, _, thing = text.partition(" ")
            if verb == "put" and self.view()["step"] != "put":
                self.wait_for(thing)
            else:
                super().play(numbered(text), seat=seat)

    def wait_for(self, thing: str) -> None:
        """Nobody bids until that thing is put up."""
        while self.put_up() != thing:
            super().play("limit 0")

    def for_sale(self) -> set[str]:
        """The kinds of which a Golden Age sale has pieces left."""
        return {ITEMS[item] for item, left in enumerate(self.view()["sale"]["left"]) if left}

    def put_up(self) -> str:
        """The kind that is up for auction."""
        return ITEMS[self.view()["auction"]["item"]]

    def offered(self, verb: str) -> set[str]:
        """What the acting seat may name with this verb."""
        return {text.partition(" ")[2] for text in self.legal() if text.split()[0] == verb}

    def seat(self, seat: int) -> dict[str, Any]:
        """A seat as it sees itself."""
        return dict(self.view(seat)["seats"][seat])

    def coins(self, seat: int) -> int:
        """The coins of a seat."""
        return int(self.seat(seat)["coins"])

    def goods(self, seat: int) -> list[int]:
        """Food, metal, standard and fine silk."""
        return list(self.seat(seat)["goods"])

    def soldiers(self, seat: int) -> int:
        """All soldiers of a seat."""
        return sum(self.seat(seat)["soldiers"].values())

    def cards(self, seat: int) -> int:
        """How many development cards a seat holds."""
        return int(self.seat(seat)["hand_count"])

    def region(self, name: str) -> dict[str, Any]:
        """A region as it stands."""
        return dict(self.view()["regions"][REGIONS.index(name)])

    def stacks(self) -> dict[str, list[int]]:
        """The regions with stacks."""
        return {REGIONS[row["region"]]: row["stacks"] for row in self.view()["regions"] if row["stacks"]}

    def china(self) -> list[int]:
        """China's track by slot."""
        return list(self.view()["empires"]["china"]["slots"])

    def label(self, text: str) -> dict[str, Any]:
        """The facts on the label of a choice of the acting seat."""
        choice = SILK_CITIES.action_space.parse(numbered(text))
        facts: Any = Seat(self.game, self.acting).caption(choice)["facts"]
        return dict(facts)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the lines of a kind that all may read."""
        lines: list[dict[str, Any]] = Seat(self.game, -1).log()
        return [dict(line["facts"]) for line in lines if line["kind"] == kind]

    def end_round(self) -> None:
        """All that is left of the round in the shortest way: every turn is ended, every empire kept, nobody bids."""
        now = self.game.round
        while self.game.round == now and not self.game.over:
            for choice in ("end", "keep", "pass", "limit 0", "refuse", "done"):
                if choice in self.legal():
                    self.play(choice)
                    break


def stage(
    players: int = 2,
    *,
    homes: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    goods: Mapping[int, Sequence[int]] | None = None,
    citizens: Mapping[int, str] | None = None,
    improvements: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    tolls: Mapping[int, int] | None = None,
    surcharges: Mapping[int, int] | None = None,
    stacks: Mapping[str, Sequence[int]] | None = None,
    ruins: Mapping[int, str] | None = None,
    china: Sequence[int] = (0, 0, 0, 0, 0, 0),
    silk: Sequence[str] = ("standard",),
    deck: str = "",
    discards: str = "",
    first: int = 0,
    round: int = 2,
    start: str = "turn",
    options: Mapping[str, str] | None = None,
    since: Mapping[int, int] | None = None,
    rules: int = RULES,
) -> CitiesScene:
    """A position of a round: at the first seat's turn, or before what `start` names: `round`, `fates`, `treasuries`.

    citizens: such as "laborers 2 training 1"; hands: ids of cards; stacks: by region; china: the track by slot; silk:
    the next cards of the silk deck (the rest is standard where there is any); deck and discards: development cards,
    the next first; since: the round at whose end an empire rose, LONG_AGO unless given; rules: their version.
    """
    settled = SILK_CITIES.settle(players, dict(options or {}) | {"start": "random"}, rules)
    setup = Setup(SILK_CITIES, players, settled, [], None, rules)
    game = create(setup, FastLuck.from_seed(5), True)
    named_homes = dict(homes or {})
    free = [region for region in AWAY if region not in named_homes.values()]
    for seat in range(players):
        named_homes.setdefault(seat, "")
        named_homes[seat] = named_homes[seat] or free.pop(0)
    game.regions = [Region(NOBODY, list((stacks or {}).get(region, [])), 12) for region in REGIONS]
    game.supply = Supply.full(players - 1)
    for seat, region in named_homes.items():
        home = REGIONS.index(region)
        game.cities[seat] = city = City(
            list((goods or {}).get(seat, (0, 0, 0, 0))),
            [0, 0, 0, 0],
            people((citizens or {}).get(seat, "merchants 1")),
            game.cards.together(0),
        )
        city.home, city.coins = home, (coins or {}).get(seat, 0)
        city.since = (since or {}).get(seat, LONG_AGO)
        city.toll, city.surcharge = (tolls or {}).get(seat, 0), (surcharges or {}).get(seat, 0)
        city.ruin = REGIONS.index(ruins[seat]) if ruins and seat in ruins else NO_REGION
        game.regions[home] = game.regions[home].settled(seat)
        for name in (improvements or {}).get(seat, "").split():
            game.supply = game.supply.without(IMPROVEMENTS.index(name))
            game.give_improvement(seat, IMPROVEMENTS.index(name))
    game.empires = empires_at_start(0)
    game.empires[CHINA] = China(list(china))
    deal_cards(game, hands or {}, deck, discards)
    deal_silk(game, list(silk))

    game.events = []
    game.sealed, game.finished = None, 0
    game.first = game.active = first
    game.round = round
    game.agenda = EMPTY_AGENDA[:]
    if start == "round":
        game.round -= 1
        game.next(ROUND)
    else:
        steps: list[Step[Any]] = [BEGIN_TURN[seat] for seat in game.order()] if start == "turn" else []
        steps += [DECIDE_FATES] if start == "fates" else [FILL_TREASURIES, DECIDE_FATES]
        game.phase = ACTION
        game.then([*steps, END_OF_ROUND])
    game.routes = None
    game.advance()
    return CitiesScene(game)


def people(text: str) -> Citizens:
    """Citizens from words: "laborers 2 training 1"."""
    words, untapped, tapped = text.split(), [0, 0, 0, 0], [0, 0, 0, 0]
    for name, number in zip(words[::2], words[1::2], strict=True):
        some = tapped if name.startswith("tapped") else untapped
        some[RANKS[name.removeprefix("tapped_")]] = int(number)
    return Citizens(untapped, tapped, sum(untapped) + sum(tapped))


def deal_cards(game: SilkCities, hands: Mapping[int, str], deck: str, discards: str) -> None:
    """Hands, deck and discards; what isn't named lies under the deck."""
    spare = game.cards.development_deck()

    def pick(name: str) -> int:
        card = next(card for card in spare if game.cards.development(card).card == CARDS.index(name))
        spare.remove(card)
        return card

    game.hands = [[pick(name) for name in hands.get(seat, "").split()] for seat in range(game.players)]
    game.discards = [pick(name) for name in discards.split()]
    top = [pick(name) for name in deck.split()]
    game.deck = spare[::-1] + top[::-1]
    game.known = [0] * game.cards.size
    for seat, hand in enumerate(game.hands):
        for card in hand:
            game.known[card] = 1 << seat
    for card in game.discards:
        game.known[card] = game.everybody


def deal_silk(game: SilkCities, silk: list[str]) -> None:
    """The next silk cards."""
    spare = STANDARD.silk_deck()
    top: list[int] = []
    for name in silk:
        top.append(next(card for card in spare if STANDARD.silk_kinds[card] == SILK_CARDS.index(name)))
        spare.remove(top[-1])
    game.turned = []
    game.silk_deck = spare[::-1] + top[::-1]
