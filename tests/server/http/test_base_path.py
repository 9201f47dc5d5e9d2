"""A site under a path of its host: every link stays below it, whether the proxy passes the path on or takes it off."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from starlette.routing import Match, Route
from starlette.testclient import TestClient, WebSocketDenialResponse

import tongbao
from tests.support.command_line import Run
from tests.support.server.accounts import SECRET, sealed
from tests.support.server.browsers import Browser, server
from tests.support.server.groups import link_of, new_group
from tests.support.server.markup import Elements
from tests.support.server.people import id_of
from tests.support.server.stored import transaction
from tests.support.server.tables import by_chance, dice_of_today, finished, site_of, table_of
from tongbao.server.accounts.administrators import promoted
from tongbao.server.common.settings import Settings
from tongbao.server.common.web_files import STATIC, WEB, asset
from tongbao.server.db.tables import daily_deals
from tongbao.server.http.base_path import BasePathMiddleware
from tongbao.server.http.public_url import BAD_ADDRESS, BadAddress, read_address
from tongbao.server.main.app import create_app
from tongbao.server.notifications.email import DeliveryConfig
from tongbao.server.rendering.templates import LINKS, templates_in
from tongbao.server.tournaments.daily import new_deal

pytestmark = pytest.mark.settings(site={"imprint": "[About](/about)"})
SERVER = Path(tongbao.__file__).parent / "server"
NO_LINKS = ("`/${PLACE.exec(place.data)[1]}`",)
"""Text in scripts that begins with a slash and is no link: the end of a part."""
BASE = "/games"
SITE = f"https://tongbao.test{BASE}"
STRIPPED = {"x-forwarded-prefix": BASE}
ENOUGH = 4
"""So many pages of each route are read, as there are games; of all others it is only seen that there are such pages."""
CUP = {"title": "Cup", "game": "xanadu", "players": "2", "form": "swiss", "rounds": "0", "most": "4", "bot": "random"}
NO_PAGES = {
    "/account/mail/{secret}": "from a letter",
    "/account/letter/{secret}": "from a letter",
    "/account/recover/{secret}": "from a letter",
    "/notices/stop/{token}": "from a letter",
    "/metrics": "for the operator",
    "/ready": "for the operator",
    "/health": "for the operator",
    "/admin/{rest:path}": "where there is none",
    "/workshop/{deck}/report.html": "after a run",
}


class Below(Browser):
    """A browser that visits the site under BASE. Tests name pages as if it were at the root."""

    def ask(self, method: str, path: str, **what: Any) -> Any:
        return super().ask(method, BASE + path, **what)


@pytest.fixture
def below(database: str | Path, settings: Settings) -> Iterator[TestClient]:
    """A server whose address has the path BASE."""
    with server(create_app(database, settings, DeliveryConfig(base_url=SITE))) as client:
        yield client


# Every link of every page.


PAST_DAY, SECRET_OF_DAY = "2026-02-10", "5e" * 32
"""A day with a deal that the levels couldn't finish, so that its page has every form."""


def route_of(app: Starlette, path: str, method: str = "GET") -> str | None:
    """The route that answers a path with that method, "" for static files and the API; None if there is none."""
    for route in app.router.routes:
        if route.matches({"type": "http", "method": method, "path": path, "root_path": ""})[0] is Match.FULL:
            return route.path if isinstance(route, Route) else ""
    return None


def links_in(html: str) -> Iterator[tuple[str, str]]:
    """The links of a page to this host, each with the method with which it is asked for; "" if it only begins one."""
    form = "GET"
    for tag, attributes, _ in Elements(html).found:
        if tag == "form":
            form = attributes.get("method", "get").upper()
        for name, value in attributes.items():
            if value.startswith("/") and name not in ("value", "aria-keyshortcuts"):
                special = {"action": form, "formaction": form, "data-asks": "POST", "data-cards": ""}
                yield value, special.get(name, "GET")


def begin(mei: Browser) -> list[str]:
    """Pages from which all others can be reached, after mei has made all that there are pages of."""
    mei.post("/account", {"name": "Mei", "password": SECRET})
    services = site_of(mei)
    with transaction(services.database) as connection:
        promoted(id_of(mei.client, "Mei"))(connection)
        connection.execute(daily_deals.insert(), new_deal(PAST_DAY, SECRET_OF_DAY)._asdict())
    services.daily.par_scores.failed.add(PAST_DAY)
    for game in tongbao.GAMES:
        assert mei.post("/workshop", {"game": game, "name": game}).status_code == 303
    over, waits = finished(mei), mei.found("xanadu", "me", "open", listed="on").removeprefix(BASE)
    tables = [
        table_of(name, mei, bots=["random"] * (meta.min_players - 1), rows=by_chance(name, meta.min_players, dice)[:20])
        for name, meta in tongbao.GAMES.items()
        for dice in [dice_of_today("base path")]
    ]
    cup = sealed(mei, "/tournaments", **CUP).headers["location"].removeprefix(BASE)
    group = new_group(mei).removeprefix(BASE)
    lesson = mei.post("/lessons", {"game": "xanadu"}).headers["location"]
    pages = [over, waits, *tables, lesson.removeprefix(BASE)]
    ends = ("", "/text", "/result", "/replay", "/review", "/fairness", "/notices", "/bug", "/why", "/talk.json")
    return [
        *["/", "/games", "/account", "/account/mail", "/account/letter", "/tables", "/next", "/people", "/profile"],
        *[
            "/notices",
            "/offline",
            "/sw.js",
            "/manifest.webmanifest",
            "/daily",
            "/daily.json",
            f"/daily/{PAST_DAY}",
            f"/daily/{PAST_DAY}.json",
            "/tournaments.json",
            "/api",
        ],
        *[
            "/lessons/xanadu/coach.json",
            *(group, link_of(mei, group)),
            cup,
            f"{cup}.json",
            f"{over}/replay/step.json",
            f"{over}/replay/recap",
            f"{over}/record.json",
            f"{over}/review.json",
        ],
        *[page + end for page in pages for end in ends],
    ]


@pytest.mark.slow
def test_no_link_of_any_page_leaves_the_path_or_leads_nowhere(below: TestClient) -> None:
    app: Any = below.app
    mei = Below(below)
    waiting, seen, read = [f"{BASE}{page}" for page in begin(mei)], set[str](), Counter[str]()
    wrong, posts = dict[str, str](), set[str]()
    while waiting:
        address = waiting.pop(0)
        route = route_of(app, urlsplit(address).path.removeprefix(BASE))
        if route is None:
            wrong[address] = "nowhere"
            continue
        if address in seen or (route and read[route] == ENOUGH):
            continue
        seen.add(address)
        read[route] += 1
        answer = Browser.ask(mei, "GET", address, headers=mei.heading({}))
        if answer.status_code == 404 or answer.status_code >= 500:
            wrong[address] = str(answer.status_code)
        kind = answer.headers.get("content-type", "")
        for link in re.findall(r"url\((/[^)]*)\)", answer.text) if kind.startswith("text/css") else ():
            waiting.append(link)
        if location := answer.headers.get("location"):
            waiting.append(location)
        for link, method in links_in(answer.text) if kind.startswith("text/html") else ():
            path = urlsplit(link).path
            if not path.startswith(f"{BASE}/"):
                wrong[link] = f"from {address}"
            elif method == "GET":
                waiting.append(link)
            elif method:
                posts.add(path.removeprefix(BASE))
                if route_of(app, path.removeprefix(BASE), method) is None:
                    wrong[link] = f"{method} from {address}"
    assert not wrong and {f"/daily/{PAST_DAY}", f"/daily/{PAST_DAY}/levels"} <= posts
    there = {route.path for route in app.router.routes if isinstance(route, Route) and "GET" in (route.methods or ())}
    assert there - read.keys() - NO_PAGES.keys() == set()


def test_pages_differ_from_those_at_the_root_only_by_the_path(client: TestClient, below: TestClient) -> None:
    for path in ("/", "/about", "/rules/xanadu", "/cards/changan", "/new/silk_cities", "/rules/pocket_changan/sheet"):
        page = Below(below).get(path).text
        assert page.count(f'"{BASE}/') > 10 and page.replace(f'"{BASE}/', '"/') == Browser(client).get(path).text, path


# Redirects and cookies.


def test_redirects_and_cookies_are_for_the_path(below: TestClient) -> None:
    mei = Below(below)
    answer = mei.post("/name", {"name": "Mei", "next": "/games?a=b"})
    assert answer.headers["location"] == f"{BASE}/games?a=b"
    assert answer.headers.get_list("set-cookie") and all(
        f"; Path={BASE}/;" in cookie for cookie in answer.headers.get_list("set-cookie")
    )
    app: Any = below.app
    cookie = BasePathMiddleware(app, BASE).for_base(b"a=/b; path=/c; Path=/account; Secure")
    assert cookie == b"a=/b; path=/games/c; Path=/games/account; Secure"
    assert mei.get("/watch/").headers["location"] == f"{BASE}/watch"
    begun = Browser(below).get(f"{BASE}?none")
    assert begun.status_code == 308 and begun.headers["location"] == f"{BASE}/?none"
    for away in ("https://evil.example/", "//evil.example", "/\\evil.example"):
        assert mei.post("/sight", {"theme": "light", "back": away}).headers["location"] == f"{BASE}/"


def test_a_proxy_may_take_the_path_off_if_it_says_so(below: TestClient) -> None:
    """Else "/games" could be the site itself or its page of that name."""
    mei = Browser(below)
    assert "h-games" not in mei.get("/games", **STRIPPED).text
    for path in ("/", "/games", "/rules/xanadu", "/tournaments"):
        passed, stripped = mei.get(BASE + path), mei.get(path, **STRIPPED)
        assert passed.status_code == stripped.status_code == 200 and passed.text == stripped.text
    assert (
        mei.post("/tables", {"game": "xanadu", "play": "now"}, **STRIPPED).headers["location"].startswith(f"{BASE}/t/")
    )


@pytest.mark.parametrize("path", ["/", "/games", "/watch", "/t/x", "/gamesandmore/", "/api/v1/games", "/static/x"])
def test_what_is_outside_of_the_path_is_not_there(database: Path, settings: Settings, path: str) -> None:
    with server(create_app(database, settings, DeliveryConfig(base_url="https://tongbao.test/club"))) as client:
        answer = Browser(client).get(path)
        assert answer.status_code == 404 and answer.headers["x-content-type-options"] == "nosniff"
        assert "This site is at /club/; there is nothing at this address." in answer.text
        with pytest.raises(WebSocketDenialResponse), client.websocket_connect("/t/x/live"):
            pass


def test_probes_are_answered_past_the_proxy_too(below: TestClient) -> None:
    for path in ("/health", "/ready"):
        assert Browser(below).get(path).json() == Below(below).get(path).json()
    assert Browser(below).get("/metrics").status_code == Below(below).get("/metrics").status_code


def test_the_page_of_a_table_is_live_below_the_path(below: TestClient) -> None:
    mei = Below(below)
    link = mei.found("xanadu", "me", "bot:random")
    assert link.startswith(f"{BASE}/t/")
    with mei.live(link) as page:
        assert f'href="{BASE}/rules/xanadu"' in page.state()["sections"]["about"]


# The API, the manifest and the worker.


def test_programs_are_told_of_the_path(below: TestClient) -> None:
    mei = Below(below)
    assert mei.get("/api/v1/openapi.json").json()["servers"] == [{"url": f"{BASE}/api/v1"}]
    assert f"<code>{BASE}/api/v1</code>" in mei.get("/api").text
    link = mei.found("xanadu", "me", "open")
    assert mei.get(f"/api/v1/tables/{link.rpartition('/')[2]}").json()["link"] == link
    mei.post("/daily")
    assert mei.get("/daily.json").json()["link"].startswith(f"{BASE}/t/")
    today = str(mei.get("/daily.json").json()["date"])
    assert mei.post(f"/daily/{today}").status_code == 404, "a past deal only"
    day = new_deal("2026-02-10", "5e" * 32)
    with transaction(site_of(mei).database) as connection:
        connection.execute(daily_deals.insert(), day._asdict())
    assert mei.post(f"/daily/{day.date}").headers["location"].startswith(f"{BASE}/t/")


def test_the_installed_site_stays_below_the_path(below: TestClient) -> None:
    mei = Below(below)
    said = mei.get("/manifest.webmanifest").json()
    links = [said["start_url"], said["scope"], said["id"]]
    assert links == [f"{BASE}/"] * 3
    links += [icon["src"] for icon in said["icons"]] + [way["url"] for way in said["shortcuts"]]
    assert all(link.startswith(f"{BASE}/") for link in links)
    worker = mei.get("/sw.js").text
    assert f'const BASE = "{BASE}";' in worker and f'const FILES = "{asset("", BASE)}";' in worker
    assert f'"{BASE}/offline"' in worker and '"/offline"' not in worker
    sheet = mei.get(asset("styles/base/fonts.css"))
    assert f"url({asset('fonts/', BASE)}" in sheet.text


def test_letters_and_messages_lead_below_the_path(below: TestClient) -> None:
    app: Any = below.app
    delivery = app.state.services.notifications.delivery
    assert delivery.link({}, "brave-fox-123abc") == f"{SITE}/t/brave-fox-123abc"
    assert delivery.site_path({"link": "/daily/2026-01-01"}, None) == f"{BASE}/daily/2026-01-01"


def test_the_link_for_friends_has_the_path(below: TestClient) -> None:
    mei = Below(below)
    link = mei.found("xanadu", "me", "open")
    assert f'data-copy="http://tongbao.test{link}"' in Browser.ask(mei, "GET", link, headers=mei.heading({})).text


# The address of a site.


@pytest.mark.parametrize(
    "address", ["https://tea.example", "http://127.0.0.1:8000", "https://club.example/a/b-c_d.e~1"]
)
def test_the_address_of_a_site_may_have_a_path(address: str) -> None:
    assert read_address(address) == read_address(f"{address}/") == address


@pytest.mark.parametrize(
    "address",
    [
        *["tea.example", "ftp://tea.example", "https://", "https:///games", "https://me@tea.example", "https://[::1"],
        *[
            "https://tea.example?a",
            "https://tea.example/games?",
            "https://tea.example/games#",
            "https://tea.example/#a",
        ],
        *["https://tea.example/..", "https://tea.example/./a", "https://tea.example/a/../b", "https://tea.example//a"],
        *["https://tea.example/a//", "https://tea.example/a b", "https://tea.example/%2e", 'https://tea.example/"'],
        *["https://tea.example/a;b", "https://tea.example/茶", "https://tea.example:0/", "https://tea.example:x/"],
        *["https://tea.example/a\nb", " https://tea.example"],
    ],
)
def test_a_bad_address_is_told_in_one_sentence(run: Run, address: str) -> None:
    with pytest.raises(BadAddress):
        read_address(address)
    answer = run("serve", "--port", "1", "--address", address)
    assert answer.code == 2 and answer.err == f"{BAD_ADDRESS}\n" and not answer.out


# The sources.


def test_links_in_templates_stand_where_the_path_is_put_before_them() -> None:
    """In an attribute of LINKS, in double quotes, as its first thing; or in a field that says where to go on."""
    for file in sorted((WEB / "templates").rglob("*.html")):
        source = re.sub(r"\{#.*?#\}", "", file.read_text("utf-8"), flags=re.S)
        for tag in re.findall(r"<[a-z](?:\{\{.*?\}\}|\{%.*?%\}|[^<>{]|\{)*>", source, flags=re.S):
            assert not re.search(r"""=\s*(?:'/|/\w)""", re.sub(r'"[^"]*"|\{\{.*?\}\}', "", tag, flags=re.S)), (
                file.name,
                tag,
            )
            for name, value in re.findall(r'([\w-]+)="((?:\{\{.*?\}\}|\{%.*?%\}|[^"])*)"', tag, flags=re.S):
                is_link = re.fullmatch(LINKS, f'{name}="') is not None
                where = (file.name, name, value)
                assert is_link or name == "value" or not re.match(r"\s*(/\w|\{\{\s*'/)", value), where
                assert not is_link or not value.startswith("{%"), where


def test_what_begins_with_a_fact_gets_the_path_when_it_is_known() -> None:
    templates = templates_in("en", BASE)
    link = templates.from_string('<a href="{{ to }}?a={{ 1 }}">{{ to }}</a><a href="/b"></a><a href="//c"></a>')
    assert link.render(to="/t/x") == '<a href="/games/t/x?a=1">/t/x</a><a href="/games/b"></a><a href="//c"></a>'
    for elsewhere in ("https://a.example/", "#here", "", "?page=2", "//a.example", "mailto:a@b.example"):
        assert link.render(to=elsewhere).startswith(f'<a href="{elsewhere}?')
    assert templates_in("en").from_string('<a href="{{ to }}">').render(to="/t/x") == '<a href="/t/x">'


def test_scripts_and_styles_name_no_path_of_the_host() -> None:
    """Scripts ask ``at("/rules")``, or begin with a link of the page; styles link to what lies beside them."""
    for file in STATIC.rglob("*.js"):
        source = re.sub(r"^\s*//.*$", "", file.read_text("utf-8"), flags=re.M)
        named = re.findall(r"""(?<!at\()(["'`]/(?!["'`])[a-z$][^"'`]*["'`])""", source)
        assert not [name for name in named if name not in NO_LINKS], file.name
        assert "location.pathname.split" not in source and not re.search(r"register\([\"'`]", source), file.name
    for file in STATIC.rglob("*.css"):
        assert not re.findall(r"url\([\"']?/", file.read_text("utf-8")), file.name
        assert not re.findall(r"\[(?:href|action|src)\^?=[\"']?/", file.read_text("utf-8")), file.name


def test_python_makes_no_link_of_its_own() -> None:
    """Views name pages as at the root of the host; only templates and ``context.json`` make links of that."""
    for file in sorted(SERVER.rglob("*.py")):
        source = file.read_text("utf-8")
        assert not re.search(r"""(?:href|src|action)=\\?["'](?:/|\{[a-z])""", source), file.name
        assert not re.search(r"JSONResponse\(.*[\"']link[\"']", source), file.name
        assert "RedirectResponse(" not in source or file.name in ("context.py", "base_path.py"), file.name
