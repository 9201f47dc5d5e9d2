"""A single Coin is told as one, and of what costs nothing no price."""

import tongbao
from tongbao.testing.scenes import A, B

from .scene import stage


def test_a_purchase_for_one_coin() -> None:
    scene = stage(districts={A: "coin: east_market"}, tokens={A: "2/0/0/0"})
    seat = tongbao.Seat(scene.game, A)
    captions = {choice.text: str(seat.caption(choice)["text"]) for choice in seat.choices()}
    assert captions["buy 1"] == "Buy {n} {type} for {m} Coin"
    scene.play("buy 1")
    assert seat.log()[-1]["text"] == "{player} buys {n} {type} for {m} Coin."
    assert seat.log(language="zh")[-1]["text"] == "{player}用{m}枚铜钱购买{n}份{type}。"


def test_a_card_acquired_for_nothing() -> None:
    free = stage(districts={A: "coin: xuanwu_garrison"}, gates={B: "coin: jia_dan wei_zheng gao_lishi"})
    seat = tongbao.Seat(free.game, A)
    captions = {choice.text: str(seat.caption(choice)["text"]) for choice in seat.choices()}
    assert captions["acquire 1 0"] == "Acquire {card} from {owner}"
    free.play("acquire 1 0")
    assert "{player} takes {card} from {owner}’s {gate}; {owner} takes 1 Wheat." in [
        line["text"] for line in seat.log()
    ]
