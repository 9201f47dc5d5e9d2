"""Whoever reads the rules in the tab of the table is still there, and is told when it is their turn."""

from tests.support.web.browsers import STILL, Visit


def test_reading_the_rules_in_the_same_tab_is_not_being_away(visit: Visit) -> None:
    mei, luca = visit(STILL), visit(STILL)
    link = mei.opened("pocket_changan", "me", "open")
    luca.joins(link, "Luca")
    mei.go(link)
    luca.go(link)
    reader, other = (luca, mei) if mei.view()["choices"] else (mei, luca)
    seat = reader.view()["seat"]
    here = other.page.locator(f".players [data-seat='{seat}'] .ava:not(.away)")
    here.wait_for()
    reader.page.locator("[data-open='table']").locator("visible=true").click()
    reader.page.locator("#d-table a[href*='/rules/']").first.evaluate("link => { link.target = ''; link.click(); }")
    back = reader.page.locator("#back-to-table")
    back.get_by_text("Back to the table", exact=True).wait_for()
    here.wait_for()
    reader.page.goto(f"{reader.house.address}/cards/pocket_changan", referer=reader.page.url)
    back.get_by_text("Back to the table", exact=True).wait_for()
    here.wait_for()
    while choices := (seen := other.view())["choices"]:
        other.post(
            link,
            next((one for one in choices if one.split()[0] in ("pass", "draw")), choices[0]),
            seen["seat"],
            seen["version"],
        )
    back.get_by_text("It’s your turn").wait_for()
    back.click()
    reader.page.wait_for_url(f"**{link}")
    reader.page.goto(f"{reader.house.address}/about")
    other.page.locator(f".players [data-seat='{seat}'] .ava.away").wait_for()
