"""What is under way at a table of Cities of the Silk Road, for the terminal."""

from typing import Any

from rich.text import Text

from tongbao.cli.play.silk_cities.box import BoxScreen
from tongbao.cli.play.speaker import filled


class AffairsScreen(BoxScreen):
    """Tells of barbarians, an auction, a sale, an errand, a battle, and of cards that are looked at."""

    def affairs(self, view: dict[str, Any]) -> Text | None:
        """All that is under way, a line each; None if nothing is."""
        lines = list[Text]()
        if view["horde"] is not None:
            lines.append(self.horde(view["horde"]))
        if view["sale"] is not None:
            lines.append(self.sale(view["sale"]))
        if view["auction"] is not None:
            lines.append(self.auction(view["auction"]))
        if view["battle"] is not None:
            lines.append(self.battle(view["battle"]))
        if view["errand"] is not None:
            lines.append(self.errand(view))
        if view["looked"] is not None and view["looked"]["cards"] is not None:
            cards = self.texts(Text(self.card_name(card)) for card in view["looked"]["cards"])
            lines.append(filled(self.t("Looked at: {cards}."), cards=cards))
        return Text("\n").join(lines).append("\n") if lines else None

    def horde(self, horde: dict[str, Any]) -> Text:
        """The barbarians, and who has sent how many soldiers."""
        sent = [self.seat(seat).append(f" {bid}") for seat, bid in enumerate(horde["bids"])]
        told = [
            Text(self.t("Barbarians of strength {n}.", n=horde["strength"]), "bold"),
            filled(self.t("Soldiers sent: {bids}."), bids=self.texts(sent)),
        ]
        return self.together(told)

    def sale(self, sale: dict[str, Any]) -> Text:
        """What is still to be put up in a Golden Age."""
        left = self.listed(self.items(item, number) for item, number in enumerate(sale["left"]) if number)
        sentence = self.t("Golden Age of {player}, still to put up: {items}.", items=left)
        return filled(sentence, player=self.seat(sale["seller"]))

    def auction(self, auction: dict[str, Any]) -> Text:
        """What coins are bid for, and how far it has come."""
        t = self.t
        thing = t("the first place") if auction["item"] is None else self.items(auction["item"], 1)
        bidders = self.seats(auction["bidders"])
        told = [filled(t("Auction of {thing}; bidders in order: {players}.", thing=thing), players=bidders)]
        if auction["open"]:
            leader = self.seats([] if auction["leader"] is None else [auction["leader"]])
            told.append(filled(t("Price {n}, offered by {player}.", n=auction["price"]), player=leader))
        elif auction["limit"] is not None:
            told.append(Text(t("Your limit: {n}.", n=auction["limit"])))
        elif auction["leaves"]:
            told.append(Text(t("You leave this sale.")))
        return self.together(told)

    def battle(self, battle: dict[str, Any]) -> Text:
        """Who attacks whom, with how many, and how strong both are."""
        t = self.t
        sentence = t("{player} attacks {owner}, reserve {n}.", n=battle["reserve"])
        told = [filled(sentence, player=self.seat(battle["attacker"]), owner=self.seat(battle["defender"]))]
        if battle["army"]:
            facts = {"n": battle["army"], "k": battle["attack_strength"]}
            facts |= {"m": battle["defence"], "j": battle["defence_strength"]}
            told.append(Text(t("Army: {n}, strength {k}; defence: {m}, strength {j}.", **facts)))
        if battle["plunders"]:
            told.append(Text(t("{n} more to plunder.", n=battle["plunders"])))
        return self.together(told)

    def errand(self, view: dict[str, Any]) -> Text:
        """Who is on the way or waits for an answer."""
        t, errand = self.t, view["errand"]
        told = [filled(self.going(view), player=self.seat(view["active"]), goal=self.goal(errand))]
        if errand["price"]:
            told.append(Text(t("Price: {n}.", n=errand["price"])))
        if errand["route"]:
            way = self.listed(map(self.region_name, errand["route"]))
            told.append(Text(t("So far through {regions} for {n}.", regions=way, n=errand["spent"])))
        return self.together(told)

    def going(self, view: dict[str, Any]) -> str:
        """The sentence that says who goes where, and with what to a player."""
        if view["errand"]["seat"] is None or view["battle"] is not None:
            return self.t("{player} on the way to {goal}.")
        return self.t("{player} on the way to {goal} with {good}.", good=self.goods[view["errand"]["what"]])

    def goal(self, errand: dict[str, Any]) -> Text:
        """Where an errand leads."""
        return self.seat(errand["seat"]) if errand["seat"] is not None else Text(self.empires_called[errand["empire"]])
