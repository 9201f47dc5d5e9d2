"""A single Coin or card is told as one."""

import tongbao
from tongbao.testing.scenes import A

from .scene import stage


def test_a_purchase_for_one_coin() -> None:
    scene = stage(districts={A: "coin: east_market"}, tokens={A: "2/0/0/0"})
    seat = tongbao.Seat(scene.game, A)
    captions = {choice.text: str(seat.caption(choice)["text"]) for choice in seat.choices()}
    assert captions["buy 1"] == "Buy {n} {type} for {m} Coin"
    scene.play("buy 1")
    assert seat.log()[-1]["text"] == "{player} buys {n} {type} for {m} Coin."
    assert seat.log(language="zh")[-1]["text"] == "{player}用{m}枚铜钱购买{n}份{type}。"
