"""Positions of Xanadu whose views, choices, reasons and log stand in golden files."""

from tests.games.xanadu.scene import XanaduScene, stage
from tongbao.testing.scenes import A, B, C


def busy() -> XanaduScene:
    """A, with a mark sold and a card pending, has placed one worker of two; workers of B lie about."""
    scene = stage(
        hands={A: [62, 63, 65, 68, 54], B: [27, 28], C: [29]},
        cities={A: [(22, 0), (12, 0)], B: [(61, 1)]},
        deck=[7, 8],
    )
    scene.play("sell 12", "end_sales", "build 62", "place 61")
    return scene


def sealed() -> XanaduScene:
    """All start anew; B has chosen."""
    scene = stage(
        hands={A: [3, 61, 62, 63, 64, 65, 66], B: [4, 10, 26, 27, 28, 29, 30], C: [5, 31, 32, 33, 34, 35, 36]},
        cities={A: [(12, 1)]},
    )
    scene.play("sell 12", "end_sales")
    scene.play("start 10", seat=B)
    return scene


def last_pass() -> XanaduScene:
    """The marker lies among the last cards; B has placed a worker on A's building."""
    scene = stage(
        active=B,
        hands={A: [61], B: [62, 63], C: [64]},
        cities={A: [(12, 1)], B: [(3, 2)]},
        above_marker=12,
        pass_number=2,
    )
    scene.play("end_sales", "place 12", "end_workers", "worker 63")
    return scene


def ended() -> XanaduScene:
    """A has drawn the marker: all that stands is sold."""
    scene = stage(
        hands={A: [61]},
        cities={A: [(12, 1)], B: [(3, 2)], C: [(9, 0)]},
        coins=[10, 20, 30],
        deck=[7],
        above_marker=1,
        pass_number=2,
    )
    scene.play("skip_turn")
    return scene


def marked() -> XanaduScene:
    """Five players: A has marked a yellow and a green building, for which the Khan adds something."""
    scene = stage(
        5, hands={A: [70, 14], B: [28]}, cities={A: [(50, 1), (61, 2), (21, 0)], B: [(12, 0)]}, coins=[3, 1, 4, 1, 5]
    )
    scene.play("sell 50", "sell 61")
    return scene


def filled() -> XanaduScene:
    """Five players: A has sold two buildings and filled one of B's, each with what the Khan adds."""
    scene = stage(5, hands={A: [70, 69], B: [28]}, cities={A: [(50, 0), (1, 2)], B: [(61, 3), (3, 0)]})
    scene.play("sell 50", "sell 1", "end_sales", "place 61", "end_workers", "worker 70")
    return scene


def advanced() -> XanaduScene:
    """The advanced game: A has built a card and may build another."""
    scene = stage(
        hands={A: [14, 13, 61, 62], B: [28]},
        cities={A: [(21, 0), (12, 0), (3, 0)], B: [(25, 3)]},
        options={"advanced": "on"},
    )
    scene.play("end_sales", "build 14")
    return scene


def placing() -> XanaduScene:
    """A may place more workers: beside open buildings there are a new one and a full one."""
    scene = stage(hands={A: [14, 61, 62, 63], B: [28]}, cities={A: [(21, 0), (1, 1)], B: [(25, 3), (5, 1)]})
    scene.play("end_sales", "build 14", "place 25")
    return scene


def hand() -> XanaduScene:
    """A has built with two workers and chooses the first of the two cards for them."""
    scene = stage(hands={A: [42, 61, 62, 63], B: [28]}, cities={A: [(5, 1)], B: [(25, 0)]})
    scene.play("end_sales", "build 42", "place 5", "place 25", "end_workers")
    return scene


def full_city() -> XanaduScene:
    """All five sites of A are taken, and nothing is marked yet."""
    cities = {A: [(21, 0), (2, 0), (3, 0), (4, 0), (49, 0)], B: [(12, 0)]}
    return stage(hands={A: [14, 61], B: [28]}, cities=cities)


def out_of_reach() -> XanaduScene:
    """The Barracks (61) take wood and jade; no square of the Paper Mill (24) or the Cartwrights (21) has jade."""
    scene = stage(hands={A: [61, 14, 28, 29], B: [30]}, cities={A: [(21, 0)], B: [(24, 0)]})
    scene.play("end_sales")
    return scene


def few_workers() -> XanaduScene:
    """The Meeting Room (62) takes stone, two bronze and jade, which the Barracks (61) have on three squares."""
    return stage(hands={A: [62, 28], B: [30]}, cities={A: [(12, 0)], B: [(61, 1)]})


def last_card() -> XanaduScene:
    """The same without a second card: there is no worker at all."""
    return stage(hands={A: [62], B: [30]}, cities={A: [(12, 0)], B: [(61, 1)]})


def empty_hand() -> XanaduScene:
    """A has no card at all, and may only sell."""
    return stage(hands={A: [], B: [28]}, cities={A: [(12, 0)], B: [(3, 0)]})


def new_deck() -> XanaduScene:
    """A has passed, and the discards have become the last deck, with the marker in it."""
    scene = stage(hands={A: [61], B: [62]}, cities={A: [(12, 0)], C: [(3, 0)]}, rest=C, discards=25)
    scene.play("skip_turn")
    return scene


def restarted() -> XanaduScene:
    """Two players with two starting buildings each: A has chosen, B one of two."""
    scene = stage(
        2, hands={A: [3, 2, 61, 62, 63, 64, 65], B: [4, 5, 25, 26, 27, 28, 29]}, cities={A: [(12, 0)]}, active=A
    )
    scene.play("sell 12", "end_sales")
    scene.play("start 3", "start 2", seat=A)
    scene.play("start 5", seat=B)
    return scene


def anew() -> XanaduScene:
    """The same once B has chosen too: A goes on."""
    scene = restarted()
    scene.play("start 4", seat=B)
    return scene


def last_round() -> XanaduScene:
    """With even turns the round in which the marker was drawn is finished."""
    scene = stage(
        hands={A: [61], B: [62]},
        cities={A: [(12, 0)], C: [(3, 1)]},
        above_marker=1,
        deck=[7],
        pass_number=2,
        options={"even_turns": "on"},
    )
    scene.play("skip_turn")
    return scene


def idle() -> XanaduScene:
    """Three rounds in which nothing has moved."""
    cards = list(range(50, 71))
    scene = stage(hands={A: cards[:7], B: cards[7:14], C: cards[14:]}, cities={A: [(12, 0)], B: [(3, 0)], C: [(9, 0)]})
    scene.play(*["skip_turn"] * 9)
    return scene


POSITIONS = [
    *(busy, sealed, last_pass, ended, marked, filled, advanced, placing, hand, full_city, out_of_reach, few_workers),
    *(last_card, empty_hand, new_deck, restarted, anew, last_round, idle),
]
ASKED = {
    "busy": ["build 63", "start 63", "sell 22", "skip_turn"],
    "sealed": ["build 61", "start 61"],
    "full_city": ["build 28", "sell 14", "sell 12", "start 14", "place 12", "worker 14"],
    "hand": ["sell 5", "build 61", "place 5", "skip_turn"],
    "restarted": ["start 5"],
}
"""Choices that nobody can wish for there, but a page that is behind may ask about."""
UNSAID: dict[str, str] = {}
"""Phrases that no position and no random game says, and why."""
