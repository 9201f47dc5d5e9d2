"""A form as a browser would send it."""

from html.parser import HTMLParser

from tests.support.server.browsers import Browser


class Filled(HTMLParser):
    """The fields of the form of a card that a page shows, as they are filled in."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.fields: dict[str, str] = {}
        self.select = ""
        self.area = ""
        self.is_inside = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        had = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.is_inside = "data-card" in had
        elif not self.is_inside:
            return
        elif tag == "input" and (had.get("type") not in ("radio", "checkbox") or "checked" in had):
            self.fields[had["name"]] = had.get("value", "on")
        elif tag == "select":
            self.select = had["name"]
        elif tag == "option" and ("selected" in had or self.select not in self.fields):
            self.fields[self.select] = had["value"]
        elif tag == "textarea":
            self.area = had["name"]
            self.fields[self.area] = ""

    def handle_data(self, data: str) -> None:
        if self.area:
            self.fields[self.area] += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self.area = ""
        elif tag == "form":
            self.is_inside = False


def new_deck(browser: Browser, game: str, **fields: str) -> str:
    """The link of a new deck."""
    answer = browser.post("/workshop", {"game": game, **fields})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def text_of(browser: Browser, deck: str) -> str:
    """The card file of a deck."""
    answer = browser.get(f"{deck}/cards.toml")
    assert answer.status_code == 200
    return str(answer.text)
