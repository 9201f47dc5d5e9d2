"""Texts about the site: its name, imprint and privacy policy."""

import pytest
from starlette.applications import Starlette

from tests.support.server.browsers import Browsers
from tongbao.server.db.tables import metadata
from tongbao.server.notifications.email import Email, message_of
from tongbao.server.rendering.markdown import text_of_host
from tongbao.server.views.reference.site_texts import IMPERSONAL, PARAGRAPHS

IMPRINT = """# Who runs this

Mei, *Tea HostQueue* 7 <script>alert(1)</script>

## Post

[The rules](/rules/xanadu), [elsewhere](https://tea.example), [bad](javascript:alert(1))
"""
TEA = {"name": "Tea & Games", "contact": "mei@tea.example", "imprint": IMPRINT}


@pytest.mark.settings(site=TEA)
def test_a_site_is_called_as_its_host_wishes(browser: Browsers) -> None:
    mei = browser()
    for path in ("/", "/about", "/account", "/nothing", "/rules/xanadu", "/rules/xanadu/sheet"):
        page = mei.get(path).text
        title = page[page.index("<title>") : page.index("</title>")]
        assert "Tongbao" not in title and ("Tea &amp; Games" in title or path.startswith("/rules")), path
    assert "<b>Tea &amp; Games</b>" in mei.get("/about").text, "without the Chinese name of the software"
    assert "Tea &amp; Games runs on Tongbao" in mei.get("/about").text
    link = mei.found("xanadu", "me", "open", name="Mei")
    assert "· Tea &amp; Games</title>" in mei.get(link).text
    manifest = mei.get("/manifest.webmanifest").json()
    assert manifest["short_name"] == "Tea & Games" and manifest["name"].startswith("Tea & Games: ")


@pytest.mark.settings(site=TEA)
def test_mails_and_passkeys_bear_the_name_of_the_site(app: Starlette) -> None:
    services = app.state.services
    assert services.passkeys.site_name == "Tea & Games"
    assert services.notifications.delivery.outgoing.site == "Tea & Games"
    letter = Email("aisha@tea.example", "Hello", "Hello")
    assert message_of(letter, "games@tea.example", "Tea & Games")["From"] == "Tea & Games <games@tea.example>"
    assert message_of(letter, "Mei <games@tea.example>", "Tea & Games")["From"] == "Mei <games@tea.example>"


@pytest.mark.settings(site=TEA)
@pytest.mark.parametrize("language", ["en", "es", "zh"])
def test_an_imprint_is_rendered_without_html_of_its_own(browser: Browsers, language: str) -> None:
    mei = browser()
    mei.cookies["tongbao_language"] = language
    answer = mei.get("/imprint")
    assert answer.status_code == 200 and "<h1>Who runs this</h1>" in answer.text and "<h2>Post</h2>" in answer.text
    assert "<em>Tea HostQueue</em>" in answer.text and "<script>alert" not in answer.text
    assert 'href="/rules/xanadu"' in answer.text and 'href="javascript' not in answer.text
    for path in ("/", "/account", "/imprint"):
        page = mei.get(path).text
        assert 'href="/imprint"' in page and 'href="/privacy"' in page and 'href="mailto:mei@tea.example"' in page


@pytest.mark.reads
def test_without_one_there_is_no_imprint_and_no_link_to_it(browser: Browsers) -> None:
    mei = browser()
    assert mei.get("/imprint").status_code == 404
    page = mei.get("/about").text
    assert "/imprint" not in page and "mailto:" not in page and 'href="/privacy"' in page
    assert "runs on Tongbao" not in page and "通宝</i></b>" in page


@pytest.mark.reads
@pytest.mark.parametrize("language", ["en", "es", "zh"])
def test_what_is_kept_is_told_of_every_table_of_the_database(browser: Browsers, language: str) -> None:
    mei = browser()
    mei.cookies["tongbao_language"] = language
    page = mei.get("/privacy").text
    told = [name for names in PARAGRAPHS.values() for name in names.split()]
    assert sorted([*told, *IMPERSONAL]) == sorted(metadata.tables), "each table is told of in one paragraph"
    assert [name for name in PARAGRAPHS if f'<h2 id="{name}">' not in page] == []
    assert 'href="/account/export.json"' in page and "mail server" not in page


@pytest.mark.settings(site={"privacy": "# Datenschutz\n\nWir speichern wenig."}, tables={"guests": 5 * 24 * 3600})
def test_a_host_replaces_what_is_said_about_privacy(browser: Browsers) -> None:
    page = browser().get("/privacy").text
    assert "<h1>Datenschutz</h1>" in page and "Wir speichern wenig." in page and 'id="games"' not in page


@pytest.mark.settings(tables={"guests": 5 * 24 * 3600}, accounts={"guests": False})
def test_the_usual_text_follows_the_settings(browser: Browsers) -> None:
    page = browser().get("/privacy").text
    assert "You don’t need an account" not in page and "Guests who" not in page and "after 13 months" in page


@pytest.mark.settings(tables={"guests": 5 * 24 * 3600})
def test_the_usual_text_names_the_days_of_guests(browser: Browsers) -> None:
    assert "are deleted after 5 days" in browser().get("/privacy").text


def test_a_link_of_the_host_leads_below_the_base_path() -> None:
    assert text_of_host("## Post\n\n# Who", "")[1] == "<h3>Post</h3>\n<h2>Who</h2>\n"
    title, html = text_of_host("[here](/about) [there](//tea.example) [tea](https://tea.example)", "/games")
    assert title == "" and 'href="/games/about"' in html and 'href="//tea.example"' in html
