"""What may be done on one's turn, in any number and order (section 4.2)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.table import SilkCities


class Deed:
    """One line of the list of actions: what of it is possible now, and what it does."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        """Add what the seat could do."""

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        """Do one of these."""
