"""What the site is where it is installed: its manifest, its icons and the script that answers without a network."""

import struct

import pytest
from starlette.testclient import TestClient

import tongbao
from tongbao.languages import LANGUAGES, Translator
from tongbao.server.common.web_files import asset

pytestmark = pytest.mark.reads
NAME = "{site}: board games of the Silk Road"

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_manifest_is_in_the_language_of_its_address(client: TestClient, language: str) -> None:
    page = client.get(f"/about?lang={language}").text
    address = f"/manifest.webmanifest?lang={language}"
    assert f'<link rel="manifest" href="{address}">' in page
    answer = client.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    said, t = answer.json(), Translator(language)
    assert said["lang"] == LANGUAGES[language].tag and said["display"] == "standalone"
    assert said["start_url"] == said["scope"] == "/" and said["name"] == t(NAME, site=t("Tongbao"))
    assert [way["url"] for way in said["shortcuts"]] == [f"/new/{name}" for name in tongbao.GAMES]
    assert all(client.get(way["url"]).status_code == 200 for way in said["shortcuts"])
    assert {(one["purpose"], one["type"]) for one in said["icons"]} == {
        (purpose, kind) for purpose in ("any", "maskable") for kind in ("image/svg+xml", "image/png")
    }


def test_icons_are_there_in_their_sizes(client: TestClient) -> None:
    icons = [(one["src"], one["sizes"]) for one in client.get("/manifest.webmanifest").json()["icons"]]
    for address, sizes in [*icons, (asset("icons/apple-touch.png"), "180x180")]:
        picture = client.get(address).content
        if sizes == "any":
            assert picture.startswith(b"<svg") and b"<text" not in picture
        else:
            assert picture.startswith(PNG)
            assert "{}x{}".format(*struct.unpack(">II", picture[16:24])) == sizes


def test_worker_knows_what_it_keeps_and_is_asked_for_anew(client: TestClient) -> None:
    answer = client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in answer.headers["cache-control"]
    for path in ["/offline", *[f"/rules/{name}{end}" for name in tongbao.GAMES for end in ("", "/sheet")]]:
        assert f'"{path}"' in answer.text
        assert client.get(path).status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self'" in policy and "manifest-src 'self'" in policy and "unsafe-eval" not in policy


def test_language_of_the_address_comes_before_the_cookie(client: TestClient) -> None:
    client.cookies.set("tongbao_language", "en")
    assert '<html lang="zh-Hans"' in client.get("/rules/xanadu/sheet?lang=zh").text
    assert '<html lang="en"' in client.get("/rules/xanadu/sheet?lang=nonsense").text
