"""Actions of a turn, in any number and order (section 4.2)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.state.obstacles import CLEAR, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities


class Deed:
    """One line of the list of actions: what of it is possible now, what the rest lacks, and what it does."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        """Add what the seat could do."""

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        """What stands in the way of all of it."""
        return CLEAR

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        """What stands in the way of one choice of it besides; of what ``add_choices`` adds neither is anything."""
        return CLEAR

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        """Do one of these."""
