"""Captions of choices (section 7). Works on redacted copies only."""

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.meta import usual_caption
from tongbao.games.xanadu.actions import END_BUILDING, END_SALES, PLACE, SELL, SKIP_TURN
from tongbao.games.xanadu.table import Xanadu
from tongbao.games.xanadu.view import sale_sum


def caption(game: Xanadu, choice: Choice) -> tuple[str, Facts]:
    """Kind of caption and its facts."""
    if choice is END_SALES:
        return ("choose_end_sales", {"n": sale_sum(game)}) if game.marked else ("choose_sell_nothing", {})
    if choice is END_BUILDING:
        builds_again = game.terms.advanced and any(building.new for building in game.cities[game.active])
        return ("choose_build_no_more" if builds_again else "choose_build_nothing"), {}
    if choice.verb is SELL:
        building = game.building(choice.parameters[0])
        return "choose_sell", {"card": building.card, "n": game.proceeds(building)}
    if choice.verb is PLACE:
        building = game.building(choice.parameters[0])
        return "choose_place", {"card": building.card, "owner": building.owner, "n": building.stage + 1}
    if choice is SKIP_TURN:
        return "choose_skip_turn", {"n": game.terms.hand_limit}
    return usual_caption(choice)
