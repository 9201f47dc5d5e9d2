"""The language of a visitor."""

from babel import negotiate_locale

from tongbao.languages import ENGLISH, LANGUAGES


def preferred(chosen: str | None, accept: str) -> str:
    """The language somebody chose, else the one that the browser likes best of those that there are, else English.

    ``accept`` is what the browser asks for, such as ``es-MX,es;q=0.9,en;q=0.8`` (RFC 9110, Accept-Language).
    """
    if chosen in LANGUAGES:
        return chosen
    wishes = [wish.split(";") for wish in accept.split(",")]
    ranked = sorted(wishes, key=lambda wish: -quality(wish[1:]))
    return negotiate_locale([tag.strip() for tag, *_ in ranked], LANGUAGES, sep="-") or ENGLISH


def quality(parameters: list[str]) -> float:
    """How much a wish weighs: its ``q``, 1 if it has none, nothing if that is no number."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
