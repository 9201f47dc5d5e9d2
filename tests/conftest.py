"""A command line to type on; which tests are slow or long, and that those in a browser come first.

So in the end no processor waits for one.
"""

import io
import logging
import os
import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings

import tongbao
from tongbao.cli.app import main


@dataclass
class Answer:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line that says what was wrong; nothing else may have been printed."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.rstrip("\n")


os.environ["XDG_CACHE_HOME"] = str(Path(__file__).parents[1] / ".pytest_cache" / "of-servers")
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
Run = Callable[..., Answer]
SLOW = {
    "bots/test_greedy.py": (
        "test_equal_seeds_play_equal_games",
        "test_greedy_players_score_in_changan_as_good_players_do",
        "test_it_beats_random_players_at_every_number_of_seats",
        "test_it_chooses_among_what_random_players_leave_it",
        "test_it_plays_every_option_to_the_end",
        "test_it_remembers_nothing",
        "test_it_wins_nine_of_ten_games_of_changan_against_a_random_player",
        "test_they_score_more_on_the_silk_road",
        "test_what_it_cannot_see_does_not_matter",
    ),
    "cli/test_bench.py": ("test_json",),
    "cli/test_admin_bugs.py": ("test_both_exports_run_as_they_are_with_pytest",),
    "cli/test_languages.py": (
        "test_a_game_to_its_end_without_a_word_of_english",
        "test_reviews",
        "test_tables_all_through_a_game_fit_into_eighty_columns",
    ),
    "cli/test_play.py": ("test_a_whole_game_by_numbers",),
    "cli/test_silk_cities.py": ("test_every_position_fits_into_eighty_columns",),
    "games/silk_cities/test_laws.py": ("test_laws_hold_closely", "test_no_game_is_longer_than_the_silk_deck"),
    "games/xanadu/test_reasons.py": ("test_whatever_is_not_offered_has_a_true_reason",),
    "games/silk_cities/test_reasons.py": ("test_every_wish_has_a_true_reason",),
    "laws/test_worlds.py": ("test_a_world_depends_on_what_the_seat_knows_alone", "test_a_world_is_the_same_game_again"),
    "laws/test_laws.py": (
        "test_laws_hold_for_any_seed",
        "test_laws_hold_wherever_two_options_meet",
        "test_random_games_end",
    ),
    "review/test_review.py": ("test_a_planted_blunder_is_found", "test_processes_come_to_the_same"),
    "server/contests/test_daily.py": (
        "test_a_hundred_have_the_same_deal_and_nobody_anothers",
        "test_at_midnight_it_is_open_to_all",
        "test_days_in_a_row",
        "test_every_address_of_a_deal_is_closed_to_all_others_until_midnight",
        "test_its_own_player_can_only_play_it_until_midnight",
        "test_what_others_choose_changes_nothing",
    ),
    "server/contests/test_tournaments.py": (
        "test_it_goes_on_after_the_server_was_closed_between_any_two_steps",
        "test_thirty_two_opponents_play_five_rounds_the_same_from_the_same_seed",
        "test_tournaments_of_every_form_end",
    ),
    "server/test_bugs.py": ("test_games_that_differ_only_in_what_is_hidden_give_the_same_report",),
    "server/api/test_bot.py": (
        "test_the_bot_comes_where_it_is_invited",
        "test_the_bot_plays_a_game_that_it_opens_to_its_end",
    ),
    "server/api/test_schema.py": ("test_every_answer_is_as_the_document_says",),
    "server/api/test_streams.py": (
        "test_a_stream_goes_on_where_it_broke_off",
        "test_the_server_closes_although_somebody_listens",
        "test_who_does_not_read_is_cut_off_and_delays_nobody",
    ),
    "server/test_babble.py": ("test_malformed_messages_close_nothing_but_the_socket_of_who_sends_them",),
    "server/test_play.py": (
        "test_a_rematch_has_the_same_seats_and_is_founded_once",
        "test_a_whole_game_and_its_record",
    ),
    "server/test_restart.py": (
        "test_a_page_that_does_not_read_delays_nobody",
        "test_bots_go_on_after_a_restart_without_a_visitor",
        "test_no_acknowledged_choice_is_lost_when_the_server_is_killed",
        "test_what_was_settled_and_conceded_is_kept_when_the_server_is_killed",
    ),
    "server/test_review.py": (
        "test_a_player_sees_what_he_knew_and_others_what_was_open",
        "test_only_so_many_reviews_are_kept",
    ),
    "server/test_secrecy.py": ("test_nothing_hidden_is_sent",),
    "server/test_site.py": ("test_a_shared_device_needs_no_second_browser",),
}
"""The tests that take seconds, which `make quick` leaves out."""
CITIES, BOTH = ("silk_cities",), ("silk_cities", "changan")
LONG = {
    "bots/test_search.py::test_judgement_beats_greed": CITIES,
    "games/changan/test_reasons.py::test_whatever_is_not_offered_has_a_reason": ("changan",),
    "games/pocket_changan/test_reasons.py::test_every_wish_has_its_reason_and_it_is_true": ("pocket_changan",),
    "games/silk_cities/test_reasons.py::test_every_wish_has_a_true_reason": CITIES,
    "games/silk_cities/test_laws.py::test_laws_hold_closely": CITIES,
    "games/silk_cities/test_laws.py::test_no_game_is_longer_than_the_silk_deck": CITIES,
    "laws/test_laws.py::test_laws_hold_for_any_seed": BOTH,
    "laws/test_laws.py::test_laws_hold_wherever_two_options_meet": CITIES,
    "laws/test_laws.py::test_random_games_end": CITIES,
    "review/test_review.py::test_a_planted_blunder_is_found": BOTH,
    "review/test_review.py::test_cards_and_choices_add_up": BOTH,
    "review/test_review.py::test_reasons_are_those_for_the_better_choice": BOTH,
    "review/test_review.py::test_the_chances_of_all_seats_are_one_and_the_last_ones_are_the_result": BOTH,
    "server/test_play.py::test_a_rematch_has_the_same_seats_and_is_founded_once": BOTH,
    "server/test_records.py::test_a_record_comes_back_as_it_went": BOTH,
    "server/test_text.py::test_a_game_without_a_script": BOTH,
    "web/test_fingers.py::test_every_question_can_be_answered_with_a_finger": BOTH,
}
"""What takes tens of seconds in these games unless it is compiled: there it is tried every day, as plain Python it is a
sweep. What the server does is only ever tried as plain Python; of that the other games are tried every day. The law of
secrecy is never among it."""


IN_TURN = (
    "bots/test_advice.py::test_a_hint_is_the_same_whatever_the_seat_cannot_see",
    "bots/test_greedy.py::test_it_plays_every_option_to_the_end",
    "cli/test_bench.py::test_json",
    "cli/test_languages.py::test_a_game_to_its_end_without_a_word_of_english",
    "cli/test_languages.py::test_tables_all_through_a_game_fit_into_eighty_columns",
    "cli/test_play.py::test_a_whole_game_by_numbers",
    "lab/test_balance.py::test_a_report_tells_of_every_piece_and_is_plain",
    "lab/test_balance.py::test_nothing_is_found_where_winners_are_drawn_by_lot",
    "laws/test_laws.py::test_laws_hold_wherever_two_options_meet",
    "laws/test_observations.py::test_every_field_says_something",
    "review/test_review.py::test_what_the_seat_could_not_see_at_the_time_does_not_matter",
    "server/test_chronicle.py::test_what_is_taken_back_leaves_the_chronicle_as_it_was",
    "server/test_gallery.py::test_every_card_has_a_page",
    "server/test_lessons.py::test_a_lesson_goes_on_whatever_is_chosen",
    "server/test_lessons.py::test_a_lesson_is_played_through",
    "server/test_play.py::test_a_whole_game_and_its_record",
    "server/test_replay.py::test_a_replay_shows_the_table_as_it_stood",
    "server/test_sections.py::test_a_choice_draws_little_anew",
    "server/test_sections.py::test_names_are_filled_in_wherever_they_stand",
    "server/test_sections.py::test_pages_are_as_if_drawn_for_the_first_time",
    "server/test_sections.py::test_what_has_gone_from_memory_is_drawn_again_as_it_was",
    "server/test_site.py::test_the_form_offers_only_what_can_be_opened",
    "server/test_text.py::test_every_choice_is_offered_with_a_name_of_its_own",
    "server/test_turn.py::test_every_seat_is_told_whose_turn_it_is",
    "server/test_whys.py::test_a_slip_says_what_stands_in_the_way",
    "server/test_wording.py::test_one_thing_is_never_said_to_be_many_on_the_page",
    "web/test_axe.py::test_tables",
    "web/test_axe.py::test_the_pages_of_a_game",
    "web/test_chronicle.py::test_it_follows_what_happens_also_when_the_panel_below_grows",
    "web/test_chronicle.py::test_on_a_phone_it_opens_at_the_newest_line",
    "web/test_ended.py::test_the_replay",
    "web/test_ended.py::test_the_result",
    "web/test_fingers.py::test_a_full_table_can_be_played_with_fingers",
    "web/test_gallery.py::test_every_mark_has_its_pin",
    "web/test_gallery.py::test_nothing_is_cut_off_or_covered",
    "web/test_lessons.py::test_a_newcomer_goes_through_a_lesson",
    "web/test_newcomer.py::test_newcomer_plays",
    "web/test_newcomer.py::test_newcomer_plays_by_keyboard_alone",
    "web/test_patch.py::test_any_state_of_a_table_becomes_any_later_one",
    "web/test_presses.py::test_a_usual_turn_takes_no_more",
    "web/test_rules.py::test_every_screen",
    "web/test_rules.py::test_the_ways_from_a_table",
    "web/test_screens.py::test_chinese",
    "web/test_screens.py::test_full_table",
    "web/test_screens.py::test_pages_before_a_table",
    "web/test_second_look.py::test_a_second_look",
    "web/test_sheets.py::test_it_is_one_page_of_paper",
    "web/test_sheets.py::test_on_a_desk",
    "web/test_sideways.py::test_newcomer_plays",
    "web/test_sights.py::test_full_tables_in_every_theme",
    "web/test_turns.py::test_two_players_on_one_device",
    "web/test_turns.py::test_undo_of_one_step_and_of_the_whole_turn",
    "web/test_turns.py::test_what_cannot_be_taken_back_is_asked_for_twice",
    "web/test_watchers.py::test_others_see_every_choice_and_nothing_hidden",
    "web/test_weights.py::test_a_table_is_light",
    "web/test_wishes.py::test_whatever_cannot_be_chosen_says_why",
    "web/test_workshop.py::test_every_screen",
)
"""What takes tens of seconds in every game: each of these is tried every day in one of them, another in another, and in
all of them in `make test-all`. Compiled, those of engine, bots, laws and lab are tried in every game."""


def is_out_of_turn(item: pytest.Item) -> bool:
    """Whether it is tried every day in another game than this one."""
    test, _, parameters = item.nodeid.removeprefix("tests/").partition("[")
    games, own = sorted(tongbao.GAMES), set(re.split(r"[]/-]", parameters))
    turn = games[zlib.crc32(test.encode()) % len(games)]
    return test in IN_TURN and tongbao.build() != "compiled" and turn not in own and not own.isdisjoint(games)


def is_long(item: pytest.Item) -> bool:
    """Whether it takes too long for every day on this build."""
    games = LONG.get(item.nodeid.partition("[")[0].removeprefix("tests/"), ())
    return tongbao.build() != "compiled" and not set(games).isdisjoint(re.split(r"[]/[-]", item.nodeid))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow and the long ones; browsers first, whole games before all else."""
    slow = {f"tests/{file}::{name}" for file, names in SLOW.items() for name in names}
    for item in items:
        if item.nodeid.partition("[")[0] in slow:
            item.add_marker("slow")
        if is_long(item) or is_out_of_turn(item):
            item.add_marker("sweep")
    items.sort(key=lambda item: (item.get_closest_marker("browser") is None, "whole_game" not in item.nodeid))


@pytest.fixture
def catalogue() -> Iterator[None]:
    """The catalogue may be changed; it is put back as it was."""
    before = dict(tongbao.GAMES)
    yield
    tongbao.GAMES.clear()
    tongbao.GAMES.update(before)


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    """Takes back what a command has changed of where logs are written to."""
    root, own = logging.getLogger(), logging.getLogger("tongbao")
    before = root.handlers[:], root.level, own.level
    yield
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, logging_as_before: None
) -> Run:
    """``run("play", "xanadu", typed="1\\nq\\n")``: a command and what is typed into it, in a wide terminal."""
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*arguments: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as leaving:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        code = leaving.value.code
        assert code is None or isinstance(code, int)
        return Answer(code or 0, printed.out, printed.err)

    return run
