"""Whatever a page could ask for and isn't offered has a reason in both languages, and it is true when it is tried."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tongbao
from tests.games.anchors import anchors
from tongbao import Seat
from tongbao.bots import BOTS
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.games.silk_cities.reasons import RULES, RULES_OF_KINDS
from tongbao.games.silk_cities.steps import STEPS
from tongbao.games.silk_cities.table import SilkCities
from tongbao.games.silk_cities.whys import WHYS
from tongbao.testing.scenes import A, B, C, tell

from .scene import CARDS, REGIONS, CitiesScene, numbered, stage
from .test_wording import WRONG
from .tries import holds, remedy_helps

SPACE = SILK_CITIES.action_space
RARE = {"claim": 0.2, "answer": 0.2, "army": 0.4, "battle": 0.3, "defend": 0.6, "plunder": 0.4, "soldiers": 0.3}
COMMON = {"turn": 0.03, "auction": 0.003, "put": 0.005, "hop": 0.05, "ask": 0.04, "fate": 0.06, "keep_card": 0.1}
"""How often what each step asks is gone over."""
IDLE = ("want", "toll", "end")
SELDOM = ("why_no_sale", "why_passage_open", "why_attackers_card")
"""The first two are tried out in scenes below; a card for attackers alone isn't in the box, but may be in another."""
GREEDY_EVERY = 3
"""One game in so many is played by greedy bots, the others by chance."""


def positions(games: int) -> Iterator[tuple[SilkCities, int, random.Random]]:
    """Positions of many games with a seat to act: all numbers of players, all options, every kind of question."""
    for seed in range(games):
        dice = random.Random(seed)
        players = 2 + seed % 4
        options = dice.choice(SILK_CITIES.all_options(players))
        game = tongbao.new("silk_cities", players=players, seed=seed, options=options)
        assert isinstance(game, SilkCities)
        bot = BOTS["greedy"](seed)
        while not game.over:
            seat = dice.choice(game.seats_to_act())
            if dice.random() < {**RARE, **COMMON}[STEPS[type(game.step)]]:
                yield game, seat, dice
            choices = game.choices(seat)
            if seed % GREEDY_EVERY == 0:
                game.take(seat, bot.choose(Seat(game, seat)))
            elif dice.random() < 0.9:
                game.take(seat, dice.choice([choice for choice in choices if choice.verb.name not in IDLE] or choices))
            else:
                game.take(seat, dice.choice(choices))


def reasons(game: SilkCities, seat: int, others: list[Choice]) -> dict[Choice, dict[str, Any]]:
    """Why each wish that isn't offered isn't, and each of some other choices."""
    own = Seat(game, seat)
    offered = own.choices()
    found: dict[Choice, dict[str, Any]] = {}
    for choice in [*own.wishes(), *others]:
        reason = own.why_not(choice)
        assert (reason is None) == (choice in offered), (choice, game.step)
        if reason is not None:
            found[choice] = reason
    return found


def is_told(reason: dict[str, Any]) -> None:
    """It is one of the game's own, has a paragraph in the rules, and its text is whole and agrees with its numbers."""
    assert reason["kind"] in WHYS
    assert reason["rule"] in anchors("silk_cities")
    for language in ("en", "zh", "es"):
        text = SILK_CITIES.text(reason["kind"], reason["facts"], language)
        said = tell({"text": text, "facts": reason["facts"]})
        assert not WRONG.search(said) and not re.search(r"[{}\[\]|]", said), said
    assert len(reason["have"]) + len(reason["lack"]) <= 12


def go_over(games: int) -> tuple[int, Counter[str]]:
    """All wishes have a reason; of each kind one in a position is tried out. How many positions, and which kinds."""
    count, kinds = 0, Counter[str]()
    for game, seat, dice in positions(games):
        count += 1
        found = reasons(game, seat, dice.sample(SPACE.choices, 12))
        by_kind = {reason["kind"]: choice for choice, reason in dice.sample(list(found.items()), len(found))}
        kinds.update([*by_kind])
        for choice in by_kind.values():
            reason = found[choice]
            is_told(reason)
            holds(game, seat, choice)
            for remedy in reason["remedies"]:
                remedy_helps(game, seat, choice, remedy["choice"])
    return count, kinds


@pytest.mark.slow
@pytest.mark.compiled("silk_cities")
def test_every_wish_has_a_true_reason() -> None:
    count, kinds = go_over(34)
    assert count >= 1000
    assert len(kinds) >= 90, sorted(kinds)


@pytest.mark.nightly
def test_every_wish_has_a_true_reason_in_many_games() -> None:
    count, kinds = go_over(300)
    assert count >= 8_000
    assert {*WHYS} - {*kinds} <= {*SELDOM}


def test_every_choice_there_is_has_a_reason() -> None:
    """Not only what stands on the page: whatever of the action space isn't offered."""
    for number, (game, seat, _) in enumerate(positions(4)):
        if number % 8:
            continue
        own = Seat(game, seat)
        offered = own.choices()
        for choice in SPACE.choices:
            reason = own.why_not(choice)
            assert (reason is None) == (choice in offered)
            assert reason is None or reason["kind"] in WHYS


def test_whatever_is_offered_stands_among_the_wishes() -> None:
    """But for answers that are always possible."""
    always = {"accept", "refuse", "keep", "done", "pass", "keep_card"}
    for game, seat, _ in positions(6):
        own = Seat(game, seat)
        wishes = own.wishes()
        assert len({choice.id for choice in wishes}) == len(wishes) < 300
        assert {choice.id for choice in own.choices() if choice.verb.name not in always} <= {w.id for w in wishes}


def test_reasons_tell_nothing_hidden() -> None:
    """They are the same in every game that the seat could be in."""
    for game, seat, dice in positions(6):
        own = Seat(game, seat)
        other = Seat(own.imagine(dice.randrange(1 << 28)), seat)
        assert own.wishes() == other.wishes()
        for choice in dice.sample(own.wishes(), 6):
            assert own.why_not(choice) == other.why_not(choice)


def test_every_reason_has_its_paragraph_in_the_rules() -> None:
    named = {*RULES.values(), *RULES_OF_KINDS.values()}
    assert named <= anchors("silk_cities")
    assert {*RULES} == {*SPACE.verbs}


# Reasons in words.


def told(scene: CitiesScene, text: str) -> str:
    """Why the acting seat isn't offered a choice, as A would read it."""
    reason = Seat(scene.game, scene.acting).why_not(SPACE.parse(numbered(text)))
    return "" if reason is None else tell(reason)


def asked(scene: CitiesScene, text: str) -> dict[str, Any]:
    """The whole reason."""
    reason = Seat(scene.game, scene.acting).why_not(SPACE.parse(numbered(text)))
    assert reason is not None
    return reason


def test_a_price_is_told_with_what_is_there_and_what_would_help() -> None:
    scene = stage(coins={A: 4}, goods={A: (0, 2, 0, 0)}, citizens={A: "laborers 1 merchants 1"})
    reason = asked(scene, "build mint")
    assert tell(reason) == "3 costs 6 coins, 3 metal. You lack 2 coins, 1 metal."
    assert reason["have"] == ["coin"] * 4 + ["metal"] * 2
    assert reason["lack"] == ["coin"] * 2 + ["metal"]
    assert [(one["choice"], one["facts"]) for one in reason["remedies"]] == [("gather 1", {"metal": 2})]
    assert told(scene, "grow") == "The next citizen costs 1 food. You have 0."
    assert told(scene, "assign merchant laborer") == "To become a 0 costs 1 food. You have 0."


def test_what_is_drawn_is_never_much() -> None:
    scene = stage(coins={A: 0, B: 9}, hands={A: " ".join(CARDS[:3])}, improvements={A: "academy"})
    reason = asked(scene, "use academy")
    assert tell(reason) == "To use 15 costs 14 coins. You lack 14 coins."
    assert reason["have"] == reason["lack"] == []


def test_the_thing_comes_before_the_worker_and_the_worker_before_the_coins() -> None:
    scene = stage(homes={A: "sogdiana"}, citizens={A: "laborers 1"}, china=(2, 0, 0, 1, 0, 0), coins={A: 1})
    assert told(scene, "buy 3 0") == "No silk lies on slot 3 of 0."
    assert told(scene, "buy 2 0") == "Slot 2 of 0 is covered by the fine silk of the slot before it."
    assert told(scene, "buy 1 0") == "You have no merchant."
    scene.play("assign laborer merchant")
    assert told(scene, "buy 1 0") == "3 costs 6 coins in 0, the route 3. You have 0."


def test_markets_have_their_bounds() -> None:
    scene = stage(homes={A: "margiana"}, citizens={A: "merchants 8"}, coins={A: 99}, goods={A: (7, 0, 0, 0)})
    scene.play(*["sell food 0"] * 6)
    assert told(scene, "sell food 0") == "2 buys no more 0 this round."
    assert told(scene, "sell silk 0") == "You have no 2."


def test_a_letter_is_enough_for_one_route() -> None:
    scene = stage(homes={A: "sogdiana"}, coins={A: 1, B: 1}, hands={A: "safe_conduct safe_conduct"})
    (remedy,) = asked(scene, "buy food 0")["remedies"]
    assert remedy["choice"] == numbered("play safe_conduct") and remedy["facts"] == {"passage": 1}
    scene.play("play safe_conduct")
    assert told(scene, "play safe_conduct") == "Your next route is free already."
    holds(scene.game, A, SPACE.parse(numbered("play safe_conduct")))


def test_only_a_sale_can_be_left() -> None:
    scene = stage(coins={A: 5, B: 5}, start="round")
    assert told(scene, "out") == "Only the sale after a fall can be left."
    holds(scene.game, A, SPACE.parse("out"))
    assert told(scene, "raise 1").startswith("At this table limits are named in secret")
    assert told(scene, "limit 8") == "That bid is 8 coins. You have 6."
    assert told(scene, "grow") == "First answer in the auction. This belongs to your turn."


def test_a_card_and_a_use_can_help() -> None:
    scene = stage(homes={A: "sogdiana"}, citizens={A: "tapped_merchants 1"}, coins={A: 9}, hands={A: "nowruz"})
    (remedy,) = asked(scene, "buy food 0")["remedies"]
    assert remedy["choice"] == numbered("play nowruz") and remedy["facts"] == {"merchants": 1}
    scene = stage(homes={A: "sogdiana"}, citizens={A: "tapped_merchants 1"}, coins={A: 9}, improvements={A: "bazaar"})
    (remedy,) = asked(scene, "buy food 0")["remedies"]
    assert remedy["choice"] == numbered("use bazaar")
    scene.play("use bazaar")
    assert told(scene, "use bazaar") == "You have used 9 this round."


def test_attacks_say_who_and_how_much() -> None:
    homes = {A: "sogdiana", B: "pamir", C: "bactria"}
    scene = stage(3, homes=homes, coins={A: 3}, citizens={A: "trained 1"})
    assert told(scene, "attack B 0") == "To attack B you need 4 coins: route 1, reserve 3. You have 3."
    assert told(scene, "attack A 0") == "That is no other player of this table."
    scene = stage(3, homes=homes, coins={A: 9}, citizens={A: "training 1"})
    assert asked(scene, "attack B 0")["lack"] == ["soldier"]
    assert told(scene, "attack B 0").startswith("Your untapped soldiers are in training")


def test_battle_cards_have_their_side_and_their_time() -> None:
    scene = stage(
        homes={A: "sogdiana", B: "ferghana"},
        coins={A: 9, B: 1},
        citizens={A: "trained 3", B: "trained 1"},
        hands={A: "marriage_alliance buried_hoard khotan_jade heavenly_horses", B: "heavenly_horses"},
    )
    assert told(scene, "play heavenly_horses").endswith("is played in a battle.")
    scene.play("attack B 0")
    assert told(scene, "army 4") == "You have 3 trained, untapped soldiers."
    assert asked(scene, "army 9")["remedies"][0]["choice"] == "army 3"
    assert told(scene, "gather food") == "First choose your army. Your turn goes on after the battle."
    scene.play("army 2", "pass")
    assert told(scene, "play marriage_alliance").startswith("Only the defender plays")
    assert told(scene, "play buried_hoard").endswith("is played on your own turn.")
    assert told(scene, "play khotan_jade").endswith("is never played: its points count in your hand.")
    scene.play("pass")
    assert told(scene, "defend 2") == "You have 1 untapped soldier."
    scene.play("defend 0")
    assert told(scene, "plunder food") == "B has no 0."
    assert told(scene, "plunder captive") == "B has no laborer or merchant to carry off."


def test_a_route_can_be_chosen_only_where_there_is_one() -> None:
    homes = {A: "sogdiana", B: "ferghana", C: "turfan"}
    scene = stage(3, homes=homes, coins={A: 20, B: 5, C: 5}, goods={A: (0, 1, 0, 0)}, china=(1, 0, 0, 0, 0, 0))
    assert told(scene, "offer metal B 2") == "It lies next door: there is no route to choose."
    scene.play("offer metal C 2", "ask 5", "accept")
    assert told(scene, "hop turfan").endswith("isn’t next to where your route has come.")
    scene.play("hop semirechye")
    assert told(scene, "hop sogdiana") == f"Your own city lies in {REGIONS.index('sogdiana')}."
    scene.play("hop ferghana")
    assert told(scene, "hop semirechye") == f"Your route has passed {REGIONS.index('semirechye')} before."
    scene = stage(3, homes=homes, coins={A: 20}, options={"routes": "cheapest"}, china=(1, 0, 0, 0, 0, 0))
    assert told(scene, "buy 1 2") == "At this table everybody takes the cheapest route."
    assert [one["choice"] for one in asked(scene, "buy 1 2")["remedies"]] == ["buy 1 0"]


def test_the_waiting_and_the_watching_are_told_so() -> None:
    scene = stage()
    wish = SPACE.parse("grow")
    assert Seat(scene.game, B).why_not(wish)["kind"] == "why_turn"  # type: ignore[index]
    assert Seat(scene.game, -1).why_not(wish)["kind"] == "why_watching"  # type: ignore[index]
