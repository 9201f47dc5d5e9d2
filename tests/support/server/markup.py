"""What stands in HTML, however its lines are broken."""

from html.parser import HTMLParser
from typing import Final, NamedTuple

VOID: Final = {"br", "hr", "img", "input", "link", "meta"}
"""Elements without an end."""


class Element(NamedTuple):
    """An element with its attributes and the text in it and in all below it."""

    tag: str
    attributes: dict[str, str]
    texts: list[str]

    @property
    def text(self) -> str:
        """Its text, with a single space for any white space."""
        return " ".join("".join(self.texts).split())


class Elements(HTMLParser):
    """All elements of some HTML, in the order in which they begin."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[Element] = []
        self.open: list[Element] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(Element(tag, {name: value or "" for name, value in attrs}, []))
        if tag not in VOID:
            self.open.append(self.found[-1])

    def handle_endtag(self, tag: str) -> None:
        if any(element.tag == tag for element in self.open):
            while self.open.pop().tag != tag:
                pass

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.texts.append(data)


def elements(html: str, tag: str) -> list[Element]:
    """The elements of a kind."""
    return [element for element in Elements(html).found if element.tag == tag]


def inputs(html: str, name: str) -> list[dict[str, str]]:
    """The attributes of the inputs whose names begin so."""
    found = [element.attributes for element in elements(html, "input")]
    return [attributes for attributes in found if attributes.get("name", "").startswith(name)]


def selected(html: str) -> list[str]:
    """The texts of the options that are selected."""
    return [option.text for option in elements(html, "option") if "selected" in option.attributes]
