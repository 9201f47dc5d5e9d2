"""Positions in which seat A uses a Character that it has just built, in a district or on the Silk Road."""

from collections.abc import Mapping
from typing import Any

from tests.games.changan.scene import CARDS, ChanganScene, counts, stage
from tongbao.testing.scenes import A


def with_top(gates: Mapping[int, str] | None, card: str) -> dict[int, str]:
    """The same gates with one more card on top of seat A's Coin gate."""
    own = [*filter(None, (gates or {}).get(A, "").split(";"))]
    coin = next((part for part in own if part.strip().startswith("coin:")), "coin:")
    return {**(gates or {}), A: "; ".join([*(part for part in own if part is not coin), f"{coin} {card}"])}


def with_tokens(tokens: Mapping[int, str] | None, card: str, price: str) -> dict[int, str]:
    """The same tokens and, for seat A, the price of a space and the card's extra coin."""
    more = counts(price)
    more[0] += CARDS[card]["coin"]
    own = counts((tokens or {}).get(A, "0/0/0/0"))
    return {**(tokens or {}), A: "/".join(str(a + b) for a, b in zip(own, more, strict=True))}


def built(card: str, **position: Any) -> ChanganScene:
    """A position in which seat A has just built this card in its Coin district; the tokens are those left over."""
    gates = with_top(position.pop("gates", None), card)
    tokens = with_tokens(position.pop("tokens", None), card, "0/0/1/1")
    scene = stage(gates=gates, tokens=tokens, **position)
    scene.play("build 0 0")
    return scene


def used(card: str, **position: Any) -> ChanganScene:
    """A position in which seat A has just built this Character in its Coin district and uses its effect."""
    scene = built(card, **position)
    scene.play("use")
    return scene


def travelled(card: str, **position: Any) -> ChanganScene:
    """A position in which seat A has sent this Character to the first space of its Silk Road and uses its effect."""
    gates = with_top(position.pop("gates", None), card)
    tokens = with_tokens(position.pop("tokens", None), card, "1/1/0/1")
    scene = stage(gates=gates, tokens=tokens, expansion=True, **position)
    scene.play("build 0 4", "use")
    return scene
