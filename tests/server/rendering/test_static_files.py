"""Static files: joined and packed, at addresses that are kept for ever."""

import gzip
import re
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser
from tongbao.server.common.web_files import STATIC, asset, imported, script, style
from tongbao.server.rendering.static_files import FOR_EVER, scaled
from tongbao.server.rendering.templates import drawing

pytestmark = pytest.mark.reads


def link(html: str) -> str:
    """The only address in it."""
    (address,) = re.findall(r'(?:href|src)="([^"]+)"', html)
    return str(address)


def test_style_sheets_come_as_one_in_their_order(client: TestClient) -> None:
    assert not style(folder="xanadu")
    with pytest.raises(ValueError, match="no style sheet “layouts/sight”"):
        style("layouts/sight")
    answer = client.get(link(style("base/fonts", "layouts/site")))
    assert answer.headers["content-type"].startswith("text/css") and answer.headers["cache-control"] == FOR_EVER
    base, site = [
        (STATIC / "css" / f"{name}.css").read_text(encoding="utf-8") for name in ("base/fonts", "layouts/site")
    ]
    enlarged = scaled(site, 100)
    assert answer.text.endswith(enlarged) and len(answer.text) > len(scaled(base, 100)) + len(enlarged)
    assert answer.text.count("url(data:") + answer.text.count('url("data:') == (base + site).count("data:")
    for address in re.findall(r"url\(([\w./-]+)\)", answer.text):
        assert client.get(address).status_code == 200, address
    assert link(style("layouts/site", folder="xanadu", own=["card", "hand"])) == asset(
        "styles/layouts/site,games/xanadu/card,games/xanadu/hand.css"
    )


@pytest.mark.parametrize(
    "path",
    [
        "",
        ",",
        "nothing",
        "base/fonts,no",
        "base/fonts,base/fonts",
        "../../server/app",
        "..%2Fno",
        "base/fonts,",
        "x" * 3000,
    ],
)
def test_what_names_no_style_sheets_is_not_there(client: TestClient, path: str) -> None:
    assert client.get(asset(f"styles/{path}.css")).status_code == 404


@pytest.mark.parametrize(
    "path", ["css/base/fonts.css", "js/table/table.js", "drawings/scenes.svg", "styles/base/fonts.css"]
)
def test_texts_are_packed_for_those_who_can_unpack(client: TestClient, path: str) -> None:
    bare = client.get(asset(path), headers={"accept-encoding": "identity"})
    assert "content-encoding" not in bare.headers and bare.status_code == 200
    with client.stream("GET", asset(path), headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw) == bare.content and answer.headers["cache-control"] == FOR_EVER
    assert client.post(asset(path)).status_code == 405


def test_drawings_have_addresses_of_their_own(client: TestClient) -> None:
    answer = client.get(asset("drawings/scenes.svg"))
    assert answer.headers["content-type"].startswith("image/svg+xml") and answer.text == str(drawing("scenes"))
    assert client.get(asset("drawings/_night.svg")).status_code == 404
    assert client.get(asset("drawings/nothing.svg")).status_code == 404


def test_a_page_names_all_modules_of_its_script(client: TestClient) -> None:
    html = script("js/table/table.js")
    named = re.findall(r'rel="modulepreload" href="([^"]+)"', html)
    assert link(html[html.index("<script") :]) == asset("js/table/table.js")
    assert sorted(named) == sorted(asset(module) for module in imported("js/table/table.js")[1:])
    for file in STATIC.rglob("*.js"):
        text = file.read_text(encoding="utf-8")
        named = {(file.parent / name).resolve() for name in re.findall(r'"(\.[\w./]+\.js)"', text)}
        found = imported(file.relative_to(STATIC).as_posix())
        assert named <= {(STATIC / name).resolve() for name in found} and all((STATIC / one).is_file() for one in found)


def test_a_table_names_few_files(browser: Callable[[], Browser]) -> None:
    mei = browser()
    page = mei.get(mei.found("xanadu", "me", "bot:random")).text
    sheets = re.findall(r'<link rel="stylesheet" href="[^"]*" media="([^"]*)">', page)
    assert sheets == ["all", "(prefers-contrast: more)"] and page.count("<script") == 1
