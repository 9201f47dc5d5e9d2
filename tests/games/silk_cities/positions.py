"""Positions of Cities of the Silk Road whose views, choices, reasons and log stand in golden files."""

from tests.games.silk_cities.scene import CARDS, CitiesScene, numbered, stage
from tongbao.engine.game import create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.testing.scenes import A, B, C


def claims() -> CitiesScene:
    """Three players choose where their cities lie, each of all regions; two have."""
    scene = first_claim({"start": "choose"})
    scene.play("claim sogdiana", "claim kucha")
    return scene


def dealt() -> CitiesScene:
    """Three players choose where their cities lie, each of two regions; one has."""
    scene = first_claim({})
    scene.play(f"claim {min(scene.offered('claim'))}")
    return scene


def first_claim(options: dict[str, str]) -> CitiesScene:
    """Three players before the first of them chooses."""
    setup = Setup(SILK_CITIES, 3, SILK_CITIES.settle(3, options), [], None)
    return CitiesScene(create(setup, FastLuck.from_seed(3), True))


def poor_turn() -> CitiesScene:
    """A turn in which little can be done; A holds a card for battles, one of points and one for now."""
    return stage(
        3,
        homes={A: "sogdiana", B: "ferghana", C: "bactria"},
        coins={A: 3, B: 9, C: 0},
        goods={A: (1, 1, 0, 0)},
        citizens={A: "laborers 1 merchants 1 training 1"},
        improvements={A: "mint bazaar monastery"},
        hands={A: "heavenly_horses khotan_jade buried_hoard"},
        china=(2, 0, 0, 1, 0, 0),
    )


def rich_turn() -> CitiesScene:
    """A turn in which much has been done."""
    scene = stage(
        homes={A: "sogdiana", B: "pamir"},
        coins={A: 40, B: 9},
        goods={A: (9, 9, 2, 1)},
        citizens={A: "laborers 3 merchants 5 trained 1"},
        improvements={A: "caravanserai qanat bazaar dyehouse"},
        hands={A: "safe_conduct safe_conduct nowruz sogdian_settlers"},
        stacks={"pamir": [1], "kucha": [3, 1]},
        china=(1, 1, 0, 0, 0, 0),
    )
    scene.play("toll 3", "want food 3", "gather food", "assign laborer soldier", "grow", "build mint")
    scene.play("buy 1 0", "sell silk 0", "sell food 0", "use bazaar", "play safe_conduct", "buy 2 0")
    scene.play("play nowruz", "play sogdian_settlers", "play safe_conduct")
    return scene


def markets() -> CitiesScene:
    """A has sold to Persia and bought from India all that they take and have."""
    scene = stage(homes={A: "kapisa"}, coins={A: 99}, citizens={A: "merchants 12"}, goods={A: (7, 0, 0, 0)})
    scene.play(*["buy food 0"] * 6, *["sell food 0"] * 6)
    return scene


def sated() -> CitiesScene:
    """Persia buys no more food; A has some left, and a merchant."""
    scene = stage(homes={A: "kapisa"}, coins={A: 99}, citizens={A: "merchants 7"}, goods={A: (7, 0, 0, 0)})
    scene.play(*["sell food 0"] * 6)
    return scene


def tired() -> CitiesScene:
    """A's merchant is tapped: a card and an improvement untap him."""
    return stage(
        homes={A: "sogdiana"},
        citizens={A: "tapped_merchants 1"},
        coins={A: 9},
        hands={A: "nowruz"},
        improvements={A: "bazaar"},
    )


def letters() -> CitiesScene:
    """A lacks what a route costs, and holds two letters of safe conduct."""
    return stage(homes={A: "sogdiana"}, coins={A: 1, B: 1}, hands={A: "safe_conduct safe_conduct"})


def letter_played() -> CitiesScene:
    """One letter is enough for one route."""
    scene = letters()
    scene.play("play safe_conduct")
    return scene


def asking() -> CitiesScene:
    """A offers metal to B in two regions' distance, and names a price."""
    homes = {A: "sogdiana", B: "pamir", C: "bactria"}
    scene = stage(3, homes=homes, coins={A: 20, B: 9}, goods={A: (0, 2, 0, 0)}, citizens={A: "merchants 2"})
    scene.play("offer metal B 0")
    return scene


def asked() -> CitiesScene:
    """B accepts the price or refuses it."""
    scene = asking()
    scene.play("ask 4")
    return scene


def refused() -> CitiesScene:
    """B has refused one price and paid another."""
    homes = {A: "sogdiana", B: "pamir"}
    scene = stage(homes=homes, coins={A: 20, B: 9}, goods={A: (2, 2, 1, 0)}, citizens={A: "merchants 3"})
    scene.play("offer metal B 0", "ask 4", "refuse", "offer food B 0", "ask 3", "accept")
    return scene


def hopping() -> CitiesScene:
    """A goes its own way to China, for which B would pay less, and has come to a region that cost it two coins."""
    scene = stage(
        homes={A: "sogdiana", B: "kucha"},
        coins={A: 9},
        china=[1, 0, 0, 0, 0, 0],
        improvements={B: "caravanserai"},
        stacks={"ferghana": [1]},
    )
    scene.play("buy 1 2", "hop ferghana")
    return scene


def cheapest() -> CitiesScene:
    """At this table everybody takes the cheapest route, and B lies next door to A."""
    return stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 20},
        goods={A: (0, 1, 0, 0)},
        options={"routes": "cheapest"},
        china=(1, 0, 0, 0, 0, 0),
    )


def army() -> CitiesScene:
    """A attacks B and chooses its army."""
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 9, B: 1},
        citizens={A: "trained 3", B: "trained 1 training 1 laborers 1"},
        hands={A: "marriage_alliance buried_hoard khotan_jade heavenly_horses", B: "pass_ambush"},
    )
    scene.play("attack B 0")
    return scene


def battle() -> CitiesScene:
    """B, who defends, has played a card, and A may play one."""
    scene = army()
    scene.play("army 2", "play pass_ambush")
    return scene


def defence() -> CitiesScene:
    """A has played a card too, and B chooses how many defend."""
    scene = battle()
    scene.play("play heavenly_horses", "pass")
    while scene.view()["step"] == "battle":
        scene.play("pass")
    return scene


def plunder() -> CitiesScene:
    """Nobody defends B; A has carried off a captive and may take something else."""
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 9, B: 9},
        goods={B: (0, 0, 0, 1)},
        citizens={A: "trained 5", B: "laborers 2 merchants 1"},
    )
    scene.play("toll 3", "attack B 0", "army 5", "plunder captive", "plunder coins")
    return scene


def spoils() -> CitiesScene:
    """Nobody defends B; A has taken fine silk, and may take a captive too."""
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 9, B: 9},
        goods={B: (0, 0, 0, 1)},
        citizens={A: "trained 5", B: "laborers 2 merchants 1"},
    )
    scene.play("attack B 0", "army 5", "plunder fine")
    return scene


def poor_plunder() -> CitiesScene:
    """There is a coin of B's to take, and neither goods nor a citizen."""
    scene = stage(homes={A: "sogdiana", B: "ferghana"}, coins={A: 9, B: 1}, citizens={A: "trained 4", B: "trained 1"})
    scene.play("attack B 0", "army 3", "defend 0")
    return scene


def sacked() -> CitiesScene:
    """A has sacked B, who has nothing to lose."""
    scene = stage(homes={A: "sogdiana", B: "ferghana"}, coins={A: 9}, citizens={A: "trained 4", B: "trained 1"})
    scene.play("attack B 0", "army 3", "defend 0")
    return scene


def still_safe() -> CitiesScene:
    """A round later B is safe for the last time."""
    scene = sacked()
    scene.end_round()
    return scene


def fought() -> CitiesScene:
    """One attack was called off by a marriage, and one beaten back, with ransom."""
    scene = stage(
        3,
        homes={A: "sogdiana", B: "pamir", C: "bactria"},
        coins={A: 20, B: 5, C: 5},
        citizens={A: "trained 5", B: "trained 1", C: "trained 3"},
        hands={B: "marriage_alliance"},
    )
    scene.play("attack B 0", "army 1", "play marriage_alliance", "attack C 0", "army 1", "defend 3")
    return scene


def horde() -> CitiesScene:
    """Barbarians come: B has named one soldier, C is to name more or pass."""
    soldiers = {A: "trained 2", B: "trained 3", C: "trained 2"}
    scene = stage(3, citizens=soldiers, silk=["barbarian_2"], start="round", improvements={A: "watchtower"})
    scene.play("soldiers 1")
    return scene


def horde_met() -> CitiesScene:
    """C has driven them off; who sent nobody has the surcharge."""
    scene = horde()
    scene.play("soldiers 2", "pass")
    return scene


def bidding() -> CitiesScene:
    """B and C bid for the first place in secret; B has named its limit."""
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round", silk=["fine"], china=[1, 0, 0, 0, 1, 0])
    scene.play("limit 4", seat=B)
    return scene


def unbid() -> CitiesScene:
    """Neither has bid."""
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round")
    scene.play("limit 0", seat=B)
    scene.play("limit 0", seat=C)
    return scene


def raising() -> CitiesScene:
    """B and C bid for the first place in the open; C has raised, then B."""
    scene = stage(3, coins={A: 7, B: 9, C: 9}, start="round", options={"auctions": "open"})
    scene.play("raise 1", "raise 5")
    return scene


def looking() -> CitiesScene:
    """A looks at two cards, of which the second is one of a new deck, and keeps one."""
    scene = stage(coins={A: 8}, improvements={A: "academy paper_mill"}, deck="faxian", discards="nowruz")
    scene.game.hands[B], scene.game.deck = scene.game.deck[:-1], scene.game.deck[-1:]
    scene.play("use academy")
    return scene


def no_card() -> CitiesScene:
    """No card is left to draw: A has got coins instead."""
    scene = stage(coins={A: 8}, improvements={A: "academy"})
    scene.game.hands[B], scene.game.deck = scene.game.deck, []
    scene.play("use academy")
    return scene


def fates() -> CitiesScene:
    """The empires' fates: A keeps its own, B may fall and rise elsewhere; C has a ruin."""
    scene = stage(
        3,
        coins={A: 9, B: 9, C: 9},
        goods={B: (2, 0, 0, 0)},
        improvements={B: "mint mausoleum"},
        ruins={C: "turfan"},
        stacks={"kucha": [1, 3, 2]},
        start="treasuries",
    )
    scene.play("keep")
    return scene


def fallen() -> CitiesScene:
    """B has fallen and sold food; it puts up something else."""
    scene = fates()
    scene.play("rise kucha", "put food")
    scene.play("limit 0", seat=B)
    scene.play("out", seat=C)
    scene.play("limit 2", seat=A)
    return scene


def bare_rise() -> CitiesScene:
    """A's Golden Age brings nothing but the treasury, and there is nothing to sell."""
    scene = stage(coins={B: 9}, citizens={A: ""}, start="fates", first=B)
    scene.play("rise kucha")
    return scene


def open_sale() -> CitiesScene:
    """A has fallen and puts up metal in the open; it has raised, and B may raise, pass, or leave the sale."""
    scene = stage(
        coins={A: 4, B: 9},
        goods={A: (2, 1, 0, 0)},
        citizens={A: "merchants 2"},
        options={"auctions": "open"},
        start="fates",
        first=B,
    )
    scene.play("rise kucha", "put metal", "raise 2")
    return scene


def lot() -> CitiesScene:
    """A has fallen and puts up three labourers together; C has named a limit for each, B is to name one."""
    scene = stage(
        3,
        coins={A: 4, B: 9, C: 7},
        citizens={A: "laborers 3 merchants 1", B: "laborers 10"},
        start="fates",
        first=B,
    )
    scene.play("rise kucha", "put laborer")
    scene.play("limit 0", seat=A)
    scene.play("limit 3", seat=C)
    return scene


def lot_sold() -> CitiesScene:
    """B has bought until its city was full, C the last."""
    scene = lot()
    scene.play("limit 4", seat=B)
    return scene


def honoured() -> CitiesScene:
    """A was the first to bring silk to Byzantium and has drawn a card; for its next silk there is none."""
    scene = stage(
        3,
        homes={A: "sogdiana"},
        coins={A: 20},
        goods={A: (0, 0, 1, 1)},
        citizens={A: "laborers 3 merchants 3"},
        deck="faxian",
    )
    scene.play("gather_all metal", "sell silk 0")
    return scene


def crowded() -> CitiesScene:
    """By version 1 A's settlers would be two with balanced cards, and one of them would find no room."""
    citizens = {A: "merchants 11"}
    return stage(hands={A: "sogdian_settlers"}, citizens=citizens, options={"balanced": "on"}, rules=1)


def full() -> CitiesScene:
    """The same, once they have come."""
    scene = crowded()
    scene.play("play sogdian_settlers")
    return scene


def won() -> CitiesScene:
    """A has won in the middle of its turn."""
    six = "faxian faxian xuanzang xuanzang bamiyan bamiyan"
    scene = stage(coins={A: 40}, improvements={A: "academy"}, hands={A: six, B: "nowruz"}, deck="observatory")
    scene.play("use academy")
    return scene


POSITIONS = [
    *(
        claims,
        dealt,
        poor_turn,
        rich_turn,
        markets,
        sated,
        tired,
        letters,
        letter_played,
        asking,
        asked,
        refused,
        hopping,
    ),
    *(
        cheapest,
        army,
        battle,
        defence,
        plunder,
        spoils,
        poor_plunder,
        sacked,
        still_safe,
        fought,
        horde,
        horde_met,
        bidding,
    ),
    *(unbid, raising, looking, no_card, fates, fallen, bare_rise, open_sale, lot, lot_sold, honoured, crowded, full),
    won,
]
ASKED = {
    name: [numbered(text) for text in texts]
    for name, texts in {
        "poor_turn": ["attack A 0", "play faxian", "army 1", "keep", "claim sogdiana"],
        "hopping": ["hop sogdiana", "hop semirechye", "hop pamir", "grow"],
        "army": ["army 9", "gather food"],
        "battle": ["play marriage_alliance", "play buried_hoard", "play khotan_jade"],
        "poor_plunder": ["plunder food", "plunder captive"],
        "plunder": ["plunder food", "plunder captive"],
        "bidding": ["out", "raise 1", "limit 8", "grow"],
        "fallen": ["put mint", "put fine"],
        "looking": [f"keep_card {CARDS[0]}"],
    }.items()
}
"""Choices that nobody can wish for there, but a page that is behind may ask about."""
UNSAID = {
    "why_attackers_card": "a card for attackers alone isn’t in the box, but may be in another",
}
"""Phrases that no position and no random game says, and why."""
