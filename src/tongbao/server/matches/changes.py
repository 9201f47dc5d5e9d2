"""State diff of a match: how two of its states differ, and what is therefore written and published."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from tongbao.engine.choice import CONCEDE
from tongbao.server.db.database import Write, append_choices
from tongbao.server.db.pubsub import MatchWritten
from tongbao.server.matches.choice_log import UNDO, Row, signature
from tongbao.server.matches.clocks import forget_clocks, keep_clocks
from tongbao.server.matches.hints import keep_hint
from tongbao.server.matches.remarks import keep_remarks
from tongbao.server.matches.repository import change_seats, change_setting, remove_seats
from tongbao.server.matches.settings import (
    CHOSEN,
    CLOSED,
    ENDING,
    ON,
    PAIRED,
    PROGRESS,
    STOOD_IN,
    TAKEBACK,
    VOTE,
    Settings,
)
from tongbao.server.matches.standing_answers import keep_settled
from tongbao.server.matches.state import MatchState


class Changes(NamedTuple):
    """The difference between a state and the one before: what is written, and what other processes are told.

    ``head`` are columns in the row of the match, by name; ``choices`` is how many choices and undos are new.
    """

    writes: list[Write]
    head: dict[str, object]
    news: MatchWritten
    choices: int


def changes_between(before: MatchState, after: MatchState) -> Changes:
    """The changes that turn a stored ``before`` into a stored ``after``.

    If only choices are new, other processes are told them in full, and follow without reading the database.
    """
    log = after.choice_log[len(before.choice_log) :]
    chosen = [] if not log else [choices_appended(after, len(before.choice_log), log)]
    clocks = clocks_changed(before, after)
    others = [*seats_changed(before, after), *standing_changed(before, after), *settings_changed(before, after)]
    others += [
        keep_remarks(after.id, len(before.remarks), new) for new in [after.remarks[len(before.remarks) :]] if new
    ]
    others += [
        keep_hint(after.id, number, after.hints[number], after.given_hints[after.hints[number].seat])
        for number in range(len(before.hints), len(after.hints))
    ]
    others += after.chat.changes_since(before.chat)
    head = head_changed(before, after)
    news = MatchWritten(after.id, before.version + 1, waits=waits_for_bots(after))
    if log and not others and all(text not in (UNDO, CONCEDE.text) for _, text in log):
        hands = [] if after.clocks is None else [(hand.left, hand.since) for hand in after.clocks.hands]
        news = msgspec.structs.replace(news, rows=list(log), moved=after.moved, hands=hands)
    return Changes([*chosen, *others, *clocks], head, news, len(log))


def choices_appended(after: MatchState, first: int, log: Sequence[Row]) -> Write:
    """The write that stores new choices and undos, and the signature of the game that they make."""
    return append_choices(after.id, first, list(log), after.moved, signature(after.require_game()))


def clocks_changed(before: MatchState, after: MatchState) -> list[Write]:
    """The write that stores the clocks, if they or the calendars by which they run have changed."""
    if after.clocks is before.clocks:
        return []
    if after.clocks is None:
        return [forget_clocks(after.id)]
    known = before.clocks if before.clocks and before.clocks.calendars == after.clocks.calendars else None
    return [keep_clocks(after.id, known, after.clocks)]


def seats_changed(before: MatchState, after: MatchState) -> list[Write]:
    """The write that stores the seats, if they have changed."""
    if after.seats == before.seats:
        return []
    if len(after.seats) != len(before.seats):
        return [remove_seats(after.id, after.seats)]
    return [change_seats(after.id, before.seats, after.seats)]


def standing_changed(before: MatchState, after: MatchState) -> list[Write]:
    """The writes that store the changed standing answers, one for each seat."""
    if after.standing_answers is before.standing_answers:
        return []
    both = zip(before.standing_answers, after.standing_answers, strict=False)
    return [keep_settled(after.id, seat, new) for seat, (old, new) in enumerate(both) if new != old]


def settings_changed(before: MatchState, after: MatchState) -> list[Write]:
    """The writes that store the changed settings, one for each of them."""
    if all(getattr(after, name) is getattr(before, name) for name in KEPT_AS_SETTINGS):
        return []
    old, new = changing_settings(before), changing_settings(after)
    return [change_setting(after.id, name, value) for name, value in new.items() if old[name] != value]


KEPT_AS_SETTINGS: Final = ("settings", "paired", "stood_in", "takeback", "vote", "ending", "closed", "course")
"""Fields of a state of which settings of the match are kept."""


def changing_settings(state: MatchState) -> Settings:
    """The settings that can change after a match was founded, as they are stored; "" for none."""
    return {
        **dict.fromkeys(CHOSEN, ""),
        **state.settings.stored(),
        PAIRED: state.paired,
        STOOD_IN: " ".join(map(str, sorted(state.stood_in))),
        TAKEBACK: "" if state.takeback is None else state.takeback.text,
        VOTE: "" if state.vote is None else state.vote.text,
        ENDING: " ".join(map(str, sorted(state.ending))),
        CLOSED: ON if state.closed else "",
        PROGRESS: "" if state.course is None else state.course.progress.text,
    }


def head_changed(before: MatchState, after: MatchState) -> dict[str, object]:
    """The changed columns in the row of the match, by name."""
    head: dict[str, object] = {}
    if after.moved != before.moved:
        head["moved"] = after.moved
    for name in ("rematch", "options", "host", "listed"):
        if getattr(after, name) != getattr(before, name):
            head[name] = getattr(after, name)
    game = after.game
    if game is not None and (game is not before.game or after.closed != before.closed):
        over = game.over or after.closed
        head |= {"to_act": [] if after.closed else list(game.seats_to_act()), "finished": after.moved if over else None}
    if game is not None and after.started and not before.started:
        head |= {"started": after.moved, "signature": signature(game)}
    return head


def waits_for_bots(state: MatchState) -> bool:
    """True if a bot or the lesson is to act."""
    seats = [] if state.game is None else state.game.seats_to_act()
    return state.course is not None or any(state.seats[seat].kind == "bot" for seat in seats)
