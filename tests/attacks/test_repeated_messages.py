"""Messages that come again because their answer was lost: they are said once, and nobody else's key matters."""

from collections.abc import Callable

from tests.support.server.browsers import Browser

Browsers = Callable[[], Browser]


def said(visitor: Browser, link: str) -> list[str]:
    """The messages that the visitor reads at the table."""
    return [one["text"] for one in visitor.get(f"{link}/talk.json").json()["said"]]


def test_a_message_that_comes_again_is_said_once(browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    temur.join(link, "Temür")
    heading = {"accept": "application/json", "idempotency-key": "a-key"}
    first, again = (mei.post(f"{link}/talk", {"say": "Good luck"}, **heading) for _ in range(2))
    assert first.json() == again.json() == {"number": 0}
    assert temur.post(f"{link}/talk", {"say": "And you"}, **heading).json() == {"number": 1}
    assert mei.post(f"{link}/talk", {"say": "Thanks"}, **{**heading, "idempotency-key": "b"}).json() == {"number": 2}
    assert said(mei, link) == said(temur, link) == ["Good luck", "And you", "Thanks"]


def test_without_a_key_every_message_is_one(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    for key in ("", ""):
        mei.post(f"{link}/talk", {"say": "Good luck"}, accept="application/json", **{"idempotency-key": key})
    assert said(mei, link) == ["Good luck", "Good luck"]


def test_keys_take_no_room_without_end(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    for number in range(70):
        heading = {"accept": "application/json", "idempotency-key": f"{number}-" + "k" * 5000}
        assert mei.post(f"{link}/talk", {"say": str(number)}, **heading).json() == {"number": number}
    app = mei.client.app
    match = app.state.services.registry.matches[link.removeprefix("/t/")]  # type: ignore[attr-defined]
    kept = match.state.chat.requests
    assert len(kept) == 64 and max(len(key) for _, key, _ in kept) == 100
