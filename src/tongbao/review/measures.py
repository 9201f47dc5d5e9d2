"""What the features of a position mean to people: in which unit they are told, and what a good change is called.

A feature that isn't here is told by its own name and without numbers; where a game has measures, only those are told.
"""

from typing import Final, NamedTuple

from tongbao.engine.meta import Words


class Measure(NamedTuple):
    """``unit``: what 1.0 of the feature is in the numbers that are told; 0 where none are.

    ``words``: what it is called when it changes for the better; ``grows``: whether that is more of it, None if either.
    """

    unit: float
    grows: bool | None
    words: Words


def more(unit: float, english: str, chinese: str) -> Measure:
    """A feature of which more is better."""
    return Measure(unit, True, {"en": english, "zh": chinese})


def less(unit: float, english: str, chinese: str) -> Measure:
    """A feature of which less is better."""
    return Measure(unit, False, {"en": english, "zh": chinese})


MEASURES: Final[dict[str, dict[str, Measure]]] = {
    "xanadu": {
        "coins": more(20, "more tong bao", "通宝更多"),
        "prices": more(20, "higher prices for your buildings", "自己建筑的售价更高"),
        "prospects": more(20, "more to expect from your buildings", "自己建筑的前景更好"),
        "buildings": more(3, "more buildings", "建筑更多"),
        "workers on them": more(4, "more workers on your buildings", "自己建筑上的工人更多"),
        "to sell with profit": more(2, "more buildings ripe for sale", "可趁价出售的建筑更多"),
        "resources every turn": more(4, "more resources every turn", "每回合的资源更多"),
        "kinds every turn": more(4, "more kinds of resources every turn", "每回合的资源种类更多"),
        "kinds within reach": more(8, "more kinds of resources within reach", "够得着的资源种类更多"),
        "cards in hand": more(5, "more cards in hand", "手牌更多"),
        "best card": more(4, "a better best card in hand", "手中最好的牌更好"),
        "second card": more(4, "a better second card in hand", "手中第二好的牌更好"),
        "least effort": less(3, "less effort for the next building", "下一座建筑更省工"),
        "lead at these prices": more(10, "a larger lead at these prices", "按现价的领先更大"),
        "lead in prospects": more(10, "a larger lead in prospects", "前景上的领先更大"),
        "rival's prices": less(20, "lower prices for the best rival", "最强对手的售价更低"),
        "rival's prospects": less(20, "less to expect for the best rival", "最强对手的前景更差"),
        "rival's workers": less(4, "fewer workers on the best rival’s buildings", "最强对手建筑上的工人更少"),
        "rival's resources": less(4, "fewer resources for the best rival", "最强对手的资源更少"),
        "rival's cards": less(5, "fewer cards in the best rival’s hand", "最强对手的手牌更少"),
        "others' prospects": more(20, "a larger lead on the other rivals", "对其余对手的领先更大"),
    },
}


def measure_of(game: str, feature: str) -> Measure | None:
    """The measure of a feature; None if it isn't told."""
    known = MEASURES.get(game)
    if known is not None:
        return known.get(feature)
    return Measure(0.0, None, {"en": feature})
