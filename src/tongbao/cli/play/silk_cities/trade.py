"""The empires of Cities of the Silk Road and the ways to them, for the terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tongbao.cli.play.silk_cities.affairs import AffairsScreen


class TradeScreen(AffairsScreen):
    """Tells what the empires sell and buy, and what the way to every goal costs."""

    def empires(self, view: dict[str, Any]) -> RenderableType:
        """What the four empires sell and buy now."""
        lines = {
            "china": self.sale_of_silk(view["empires"]["china"]),
            "india": self.trade(view["empires"]["india"]),
            "persia": self.trade(view["empires"]["persia"]),
            "byzantium": self.purchase_of_silk(view["empires"]["byzantium"]),
        }
        table = Table.grid(padding=(0, 2, 0, 0))
        for empire, name in self.empires_called.items():
            table.add_row(Text(name, "bold"), lines[empire])
        return Group(table, "")

    def sale_of_silk(self, now: dict[str, Any]) -> str:
        """What China sells."""
        silk = [self.t("{good} for {n}", good=self.goods[card["good"]], n=card["price"]) for card in now["cards"]]
        return self.t("sells {goods}", goods=self.listed(silk)) if silk else self.t("sells nothing")

    def trade(self, now: dict[str, Any]) -> str:
        """What an empire sells and buys that does both."""
        t, sells, buys = self.t, self.goods[now["sells"]], self.goods[now["buys"]]
        offer = t("sells {good} (none left)", good=sells)
        if now["price"]:
            offer = t("sells {good} for {n} ({k} left)", good=sells, n=now["price"], k=now["left"])
        wish = t("buys {good} no more", good=buys)
        if now["pays"]:
            later = now["prices"][now["sold"] + 1 :]
            prices = self.listed(map(str, later)) if later else t("no more")
            wish = t("buys {good} for {n} (then {prices})", good=buys, n=now["pays"], prices=prices)
        return t("{offer}; {wish}", offer=offer, wish=wish)

    def purchase_of_silk(self, now: dict[str, Any]) -> str:
        """What Byzantium buys."""
        t = self.t
        silk = [
            t("{good} for {n}", good=self.goods[2 + fine], n=now[name])
            for fine, name in enumerate(("silk", "fine"))
            if now[name]
        ]
        wish = t("buys {goods}", goods=self.listed(silk)) if silk else t("buys no more")
        return t("{wish}; {n} of {m} slots filled", wish=wish, n=now["filled"], m=len(now["prices"]))

    def routes(self, view: dict[str, Any]) -> RenderableType:
        """The viewer's cheapest way to every goal."""
        t, table = self.t, Table.grid(padding=(0, 2, 0, 0))
        for route in view["routes"]:
            goal = Text(self.empires_called[route["empire"]]) if route["seat"] is None else self.seat(route["seat"])
            way = " - ".join(map(str, route["regions"])) or t("next to you")
            told = t("{way} for {n}", way=way, n=route["cost"])
            if route["detour"]:
                past = " - ".join(map(str, route["detour"]["regions"]))
                told = t(
                    "{way} for {n}; past no city {past} for {k}",
                    way=way,
                    n=route["cost"],
                    past=past,
                    k=route["detour"]["cost"],
                )
            table.add_row(goal, told)
        return Group(Text(t("Your cheapest routes, by region"), "bold"), Padding(table, (0, 0, 1, 2)))
