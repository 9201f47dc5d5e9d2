"""Lessons: each is played through in every language, along its way and astray; what it points at is on the page."""

import re
from html import escape

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.anchors import anchors
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.programs import until
from tests.support.server.tables import match_at
from tongbao.bots import gentlest_bots
from tongbao.engine.luck import served_luck
from tongbao.languages import LANGUAGES, said_in
from tongbao.server.matches.lessons import LEARNER, Course, Progress, games_with_lessons, lesson_of, read_progress
from tongbao.server.matches.match import Match

pytestmark = pytest.mark.reads
LESSONS = games_with_lessons()
CLICKS = 120
"""One in four seconds makes eight minutes."""
POINTERS = {
    "card": 'data-flip="c{}"',
    "choice": 'data-choice="{}"',
    "wish": "data-wish",
    "hold": 'data-hold="{}"',
    "seat": 'id="seat-{}"',
    "section": 'id="s-{}"',
    "region": 'id="spot-{}"',
    "deck": "data-deck",
    "result": 'id="s-result"',
}


def begun(browser: Browser, game: str) -> str:
    """A new lesson; its link."""
    answer = browser.post("/lessons", {"game": game})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def settled(client: TestClient, link: str) -> Course:
    """The course once the lesson and the bots wait for the learner, or the scene is over."""
    match = match_at(client, link)
    until(lambda: is_waiting(match))
    return course_at(match)


def course_at(match: Match) -> Course:
    """The course as it is now."""
    course = match.state.course
    assert course is not None
    return course


def is_waiting(match: Match) -> bool:
    """Whether the scene is over or waits for the learner, or its game is over."""
    course = course_at(match)
    if course.step is None:
        return True
    if course.due() is not None:
        return False
    return course.waits() or match.state.require_game().over or bool(match.state.require_game().choices(LEARNER))


def go_on(browser: Browser, link: str) -> str:
    """Leave the step; where it leads."""
    answer = browser.post(f"{link}/lesson", {"do": "next"}, accept="application/json")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["link"])


def points(page: str, target: str) -> bool:
    """Whether what a step points at is on the page."""
    kind, _, name = target.partition(" ")
    return not target or POINTERS[kind].format(name) in page


@pytest.mark.by_turns(12)
@pytest.mark.parametrize("language", ["en", "zh", "es"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_through(client: TestClient, browser: Browsers, game: str, language: str) -> None:
    mei = browser()
    mei.cookies["tongbao_language"] = language
    link, clicks, chapters, seen = begun(mei, game), 2, list[int](), set[str]()
    lesson = lesson_of(game)
    assert lesson is not None
    while True:
        course = settled(client, link)
        if course.step is None and course.is_last:
            break
        clicks += 1
        assert clicks < CLICKS
        if course.step is None:
            link = go_on(mei, link)
            continue
        step, page = course.step, mei.get(link).text
        assert not course.progress.strayed
        chapters.append(step.chapter)
        shown = re.search(r'<section\s+class="coach slip".*?</section>', page, re.DOTALL)
        assert shown and "{" not in shown[0], f"{step.say}: not told"
        assert points(page, step.target) and points(page, step.also), f"{step.say}: {step.target}, {step.also}"
        seen.add(said_in(step.say, language, game))
        if not step.accept:
            assert go_on(mei, link) == link
            continue
        offered = mei.view(link, LEARNER)["choices"]
        meant = [choice for choice in offered if step.means(choice)]
        assert meant, f"{step.say}: {step.accept} is not among {offered}"
        assert mei.choose(link, meant[0], LEARNER).status_code == 200
    assert chapters == sorted(chapters) and set(chapters) == set(range(len(lesson.chapters)))
    assert len(seen) > 1
    page = mei.get(link).text
    assert "data-with-coach" in page


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_goes_on_whatever_is_chosen(client: TestClient, browser: Browsers, game: str) -> None:
    """At every step something that it doesn't mean, if there is anything: it is explained, and kept."""
    mei = browser()
    link, strayed = begun(mei, game), 0
    for _ in range(3 * CLICKS):
        course = settled(client, link)
        if course.step is None:
            if course.is_last:
                break
            link = go_on(mei, link)
            continue
        offered = mei.view(link, LEARNER)["choices"]
        others = [choice for choice in offered if not course.step.means(choice)]
        if course.waits() or not offered:
            go_on(mei, link)
        elif others:
            fits = course.fits(course.step, offered)
            assert fits or "-aside" in mei.get(link).text
            assert mei.choose(link, others[-1], LEARNER).status_code == 200
            assert course_at(match_at(client, link)).progress.strayed == (others[-1] if fits else "")
            if fits:
                assert "data-strayed" in mei.get(link).text
                strayed += 1
                go_on(mei, link)
        else:
            assert mei.choose(link, offered[0], LEARNER).status_code == 200
    else:
        raise AssertionError("the lesson has no end")
    assert strayed or all(not step.accept or "*" in step.accept[0] for step in course.scene.steps)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_leads_to_the_rules(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    told = {step.rule for scene in lesson.scenes for step in scene.steps} | {tip.rule for tip in lesson.tips}
    assert told <= anchors(game)


@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_has_something_to_say_of_each_phase(browser: Browsers, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for language in LANGUAGES:
        mei = browser()
        mei.cookies["tongbao_language"] = language
        tips = mei.get(f"/lessons/{game}/coach.json").json()
        assert set(tips) == {tip.phase for tip in lesson.tips}
        for tip in lesson.tips:
            assert escape(said_in(tip.say, language, game)) in tips[tip.phase]


def test_what_was_chosen_astray_can_be_taken_back(client: TestClient, browser: Browsers) -> None:
    for game in LESSONS:
        mei = browser()
        link = begun(mei, game)
        for _ in range(CLICKS):
            course = settled(client, link)
            if course.step is None:
                break
            offered = mei.view(link, LEARNER)["choices"]
            others = [c for c in offered if course.step.accept and not course.step.means(c)]
            if others and not course.waits():
                before, match = course.progress, match_at(client, link)
                mei.choose(link, others[0], LEARNER)
                assert course_at(match).progress.strayed == others[0]
                if match.state.require_game().undoable(LEARNER):
                    assert mei.undo(link, "one", LEARNER).status_code == 200
                    assert course_at(match).progress[::2] == (before.step, "")
                break
            if course.waits():
                go_on(mei, link)
            else:
                mei.choose(link, next(c for c in offered if course.step.means(c)), LEARNER)


def test_only_who_learns_goes_on(browser: Browsers) -> None:
    if not LESSONS:
        pytest.skip("there is no lesson")
    mei, other = browser(), browser()
    link = begun(mei, LESSONS[0])
    other.post("/name", {"name": "Temür"})
    assert other.post(f"{link}/lesson", {"do": "next"}, accept="application/json").status_code == 403
    assert 'class="course"' in mei.get(link).text and 'class="course"' not in other.get(link).text


def test_leaving_a_lesson_ends_it(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    for game in LESSONS:
        link = begun(mei, game)
        assert "Continue the lesson" in mei.get("/").text
        answer = mei.post(f"{link}/lesson", {"do": "leave"}, accept="application/json")
        assert answer.json()["link"] == "/"
        assert match_at(client, link).state.closed
        assert 'class="course"' not in mei.get(link).text
        assert mei.post(f"{link}/lesson", {"do": "next"}, accept="application/json").status_code == 409
        page = mei.get("/").text
        assert "Continue the lesson" not in page and link not in page


def test_of_a_lesson_one_table_is_left_which_is_in_no_list(client: TestClient, browser: Browsers) -> None:
    """Its scenes are tables of their own, and one begins anew where a choice can’t be taken back."""
    mei = browser()
    links = [begun(mei, LESSONS[0]), begun(mei, LESSONS[0])]
    answer = mei.post(f"{links[-1]}/lesson", {"do": "again"}, accept="application/json")
    links.append(answer.json()["link"])
    assert [match_at(client, link).state.closed for link in links] == [True, True, False]
    assert f'href="{links[-1]}"' in mei.get("/").text
    for path in ("/tables", "/tables?state=finished"):
        assert not any(link in mei.get(path).text for link in links)
    assert mei.get("/next").headers["location"] == "/?none"
    settled(client, links[-1])


def test_a_lesson_that_was_finished_is_done(client: TestClient, browser: Browsers) -> None:
    mei, game = browser(), LESSONS[0]
    link = begun(mei, game)
    for _ in range(CLICKS):
        course = settled(client, link)
        if course.step is None and course.is_last:
            break
        if course.step is None or not course.step.accept:
            link = go_on(mei, link)
        else:
            offered = mei.view(link, LEARNER)["choices"]
            mei.choose(link, next(choice for choice in offered if course.step.means(choice)), LEARNER)
    page = mei.get("/learn").text
    assert "Learn again" in page and "Continue the lesson" not in page
    now = mei.post("/tables", {"game": game, "play": "now"}).headers["location"]
    assert 'id="aim"' not in mei.get(now).text, "the lesson has said it"


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_game_says_its_aim_and_is_against_the_gentlest(
    client: TestClient, browser: Browsers, game: str
) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for language in LANGUAGES:
        mei = browser()
        mei.cookies["tongbao_language"] = language
        link = mei.post("/tables", {"game": game, "play": "now"}).headers["location"]
        page = mei.get(link).text
        assert escape(said_in(lesson.aim.say, language, game)) in page and 'action="/lessons"' in page
        assert escape(said_in(lesson.aim.why, language, game)) in mei.get(f"{link}/text").text
        seats = match_at(client, link).state.seats
        assert len(seats) == lesson.players
        assert [seat.bot for seat in seats if seat.kind == "bot"] == gentlest_bots(game)[: lesson.players - 1]
        assert 'id="aim"' not in browser().get(link).text
    choice = mei.turn(link)["choices"][0]
    assert mei.choose(link, choice).status_code == 200
    assert 'id="aim"' not in mei.get(link).text


def test_how_far_a_lesson_is_is_kept() -> None:
    for progress in (Progress(), Progress(3, 2), Progress(12, 1, "build 12 3")):
        assert read_progress(progress.text) == progress and len(progress.text) <= 64


def test_there_is_a_lesson_only_of_what_can_be_learned(browser: Browsers) -> None:
    mei = browser()
    answer = mei.post("/lessons", {"game": "chess"}, accept="application/json")
    assert answer.status_code == 404 and "There is no lesson for" in answer.json()["error"]
    assert mei.get("/lessons/chess/coach.json").status_code == 404
    link = mei.found("xanadu", "me", "bot:greedy")
    assert mei.post(f"{link}/lesson", {"do": "next"}, accept="application/json").status_code == 409
    assert set(LESSONS) <= set(tongbao.GAMES)


@pytest.mark.parametrize("game", LESSONS)
def test_a_way_leads_to_every_choice_of_a_lesson(game: str) -> None:
    """Nothing along it is left to what a bot chooses."""
    lesson = lesson_of(game)
    assert lesson is not None
    for number, scene in enumerate(lesson.scenes):
        luck = served_luck(scene.secret, [""] * scene.players, scene.stack)
        table = tongbao.new(game, players=scene.players, options=scene.options, luck=luck)
        for seat, choice in scene.decisions():
            table.take(seat, choice)
        for at, step in enumerate(scene.steps):
            position, progress = Course(game, number, Progress(at)).way(table)
            assert progress == Progress(at, len(step.plays)), f"{game}, {number}: {step.say}"
            assert position.rows[: len(scene.rows)] == scene.rows


def test_the_lesson_can_be_gone_back_to(client: TestClient, browser: Browsers) -> None:
    for game in LESSONS:
        mei = browser()
        link = begun(mei, game)
        course = settled(client, link)
        while course.step is not None and not course.step.accept:
            go_on(mei, link)
            course = settled(client, link)
        others = [c for c in mei.view(link, LEARNER)["choices"] if course.step and not course.step.means(c)]
        if not others:
            continue
        mei.choose(link, others[0], LEARNER)
        answer = mei.post(f"{link}/lesson", {"do": "again"}, accept="application/json")
        again = str(answer.json()["link"])
        assert again != link
        assert course.step is not None
        assert settled(client, again).progress.step == course.progress.step
        assert any(course.step.means(choice) for choice in mei.view(again, LEARNER)["choices"])
