"""A table in the terminal: shows each person the own view, asks with numbered choices, and lets the bots play."""

import sys
from collections.abc import Callable
from itertools import groupby, takewhile
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from tongbao.bots import Bot
from tongbao.bots.hints.hint import advise
from tongbao.bots.registry import EVALUATORS, evaluator_for, policy_for
from tongbao.bots.search.budget import TimeLimit
from tongbao.cli.play.changan.screen import ChanganScreen
from tongbao.cli.play.hint import hint_table
from tongbao.cli.play.keys import help_table
from tongbao.cli.play.plain import PlainScreen
from tongbao.cli.play.pocket_changan.screen import PocketChanganScreen
from tongbao.cli.play.screen import Screen, words
from tongbao.cli.play.silk_cities.screen import SilkCitiesScreen
from tongbao.cli.play.speaker import filled
from tongbao.cli.play.xanadu.screen import XanaduScreen
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.record import undone
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.languages import ENGLISH

SCREENS: Final[dict[str, type[Screen]]] = {
    "xanadu": XanaduScreen,
    "changan": ChanganScreen,
    "pocket_changan": PocketChanganScreen,
    "silk_cities": SilkCitiesScreen,
}
"""By the name of the game; any other has a PlainScreen."""
LINES_ON_RETURN: Final = 10
"""So much of the log is shown when a saved game goes on."""
HINT: Final = "hint"
CONCEDE: Final = "concede"
HINT_PACE: Final = TimeLimit(seconds=2.0)
LONGEST_SHOWN: Final = 60
"""So much of what was typed is repeated when it means nothing."""


class Terminal:
    """One game at one keyboard. ``bots`` play the seats they are listed for, people the others.

    ``save`` is called with the game whenever a person has changed it, ``time_limit`` is how long a hint may take,
    ``language`` what is spoken.
    """

    def __init__(
        self,
        game: Game,
        names: list[str],
        bots: dict[int, Bot],
        save: Callable[[Game], None],
        console: Console,
        time_limit: TimeLimit = HINT_PACE,
        language: str = ENGLISH,
    ) -> None:
        self.game = game
        self.names: Final = names
        self.bots: Final = bots
        self.save: Final = save
        self.console: Final = console
        self.screen: Final = screen_of(game, names, language)
        self.t: Final = self.screen.t
        self.time_limit: Final = time_limit
        self.people: Final = [seat for seat in range(game.players) if seat not in bots]
        self.told = {seat: max(0, len(Seat(game, seat).log()) - LINES_ON_RETURN) for seat in self.people}
        self.last_person = self.people[0]

    def play(self) -> None:
        """To the end, or until somebody leaves (EOFError)."""
        title = Text(self.screen.said(self.game.setup.meta.title), "bold")
        self.say(filled(self.t("{game}. Type a number, or ? for help."), game=title))
        self.console.print()
        while not self.game.over:
            seat = self.game.seats_to_act()[0]
            if seat in self.bots:
                self.game.take(seat, self.bots[seat].choose(Seat(self.game, seat)))
            else:
                self.pass_keyboard(seat)
                self.ask(seat)
                self.save(self.game)
        self.news(self.last_person)
        self.console.print(result_table(self.game, self.screen))

    def pass_keyboard(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        if seat != self.last_person and self.console.is_terminal:
            self.console.clear()
            asked = self.t("{player} is next. Press Enter when only {player} is looking.")
            self.console.input(filled(asked, player=self.names[seat]).append(" "))
        self.last_person = seat

    def ask(self, seat: int) -> None:
        """Show the table and the choices until one is made or taken back."""
        self.news(seat)
        self.console.print(self.screen.draw(Seat(self.game, seat).view()))
        choices = self.screen.arrange(self.game.choices(seat))
        self.offer(seat, choices)
        while not self.obey(seat, self.read(seat), choices):
            pass

    def read(self, seat: int) -> str:
        """A line from the keyboard; from a pipe it is shown, as if it had been typed."""
        line = self.console.input(Text(f"{self.names[seat]}> ")).strip()
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line

    def offer(self, seat: int, choices: list[Choice]) -> None:
        """The numbered choices, each kind under its heading; those that can't be taken back afterwards are marked."""
        eyes, heading, number = Seat(self.game, seat), "", 1
        view = eyes.view()
        for _, run in groupby(choices, lambda choice: self.screen.row(choice) or choice.text):
            row = list(run)
            if self.screen.heading(row[0]) != heading:
                heading = self.screen.heading(row[0])
                self.console.print(Text(heading, "bold"))
            line = self.line(eyes, row[0], view) if len(row) == 1 else self.side_by_side(eyes, row, number)
            if all(self.game.crosses_barrier(seat, choice) for choice in row):
                line.append("  ").append(self.t("(final)"), "dim")
            grid = Table.grid(Column(justify="right", min_width=3), Column(), padding=(0, 1))
            grid.add_row(Text(str(number) if len(row) == 1 else "", "bold"), line)
            self.console.print(grid)
            number += len(row)

    def line(self, eyes: Seat, choice: Choice, view: dict[str, Any]) -> Text:
        """One choice: its label, what to know about it, and its text."""
        line = words(eyes.caption(choice, self.screen.language), self.screen)
        note = self.screen.note(view, choice)
        if note is not None:
            line.append("  ").append(note)
        return line.append(f"  {choice}", "dim")

    def side_by_side(self, eyes: Seat, row: list[Choice], first: int) -> Text:
        """Choices that differ in a word or two: what their labels begin with, then each one's number and its words."""
        labels = [words(eyes.caption(choice, self.screen.language), self.screen) for choice in row]
        columns = zip(*[self.screen.pieces(label.plain) for label in labels], strict=False)
        shared = "".join(column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns))
        line = labels[0][: len(shared.rstrip())]
        for number, label in enumerate(labels, first):
            line.append("  ").append(str(number), "bold").append(f"→{label.plain[len(shared) :]}")
        return line.append(f"  {row[0]} … {row[-1]}", "dim")

    def obey(self, seat: int, line: str, choices: list[Choice]) -> bool:
        """Do what was typed; whether the table has changed."""
        key, _, rest = line.partition(" ")
        if line.isdigit() and 1 <= int(line) <= len(choices):
            self.game.take(seat, choices[int(line) - 1])
            return True
        if key in ("q", "quit"):
            raise EOFError
        if key in ("u", "undo"):
            return self.undo(seat)
        if key in ("t", "table"):
            self.console.print(self.screen.draw(Seat(self.game, seat).view()))
            self.offer(seat, choices)
        elif key in ("c", "card") and rest:
            self.console.print(self.screen.find(rest))
        elif key in ("l", "log"):
            self.log(seat, 0)
        elif line == HINT:
            self.hint(seat, choices)
        elif line == CONCEDE:
            return self.concede(seat)
        elif key in ("?", "h", "help", ""):
            meta = self.game.setup.meta
            self.console.print(help_table(self.screen, meta.name in EVALUATORS, meta.concedes))
        elif line.isdigit():
            refusal = self.t("There is no choice {k}; type a number from 1 to {n}, or ? for help.", n=len(choices))
            self.say(filled(refusal, k=line))
        else:
            return self.take(seat, line, choices)
        return False

    def say(self, sentence: str | Text) -> None:
        """A line of its own."""
        self.console.print(sentence, markup=False)

    def take(self, seat: int, line: str, choices: list[Choice]) -> bool:
        """A choice by its text; whether it was possible."""
        space = self.game.setup.meta.action_space
        wish = space.by_text.get(" ".join(line.split()))
        if wish in choices:
            self.game.take(seat, line)
            return True
        if wish is None:
            looks = [" ".join([verb.name, *[part.name.upper() for part in verb.parameters]]) for verb in space.verbs]
            refusal = self.t("“{text}” is no choice of {game}; choices look like: {choices}. Type ? for help.")
            self.say(filled(refusal, text=line[:LONGEST_SHOWN], game=space.game, choices=", ".join(looks)))
        else:
            refusal = self.t("“{text}” is not possible now; possible are: {choices}. Type ? for help.")
            self.say(filled(refusal, text=wish.text, choices=", ".join([choice.text for choice in choices])))
        return False

    def undo(self, seat: int) -> bool:
        """Take back the seat's latest choice, if nothing stands against it."""
        if not self.game.undoable(seat):
            sentence = self.t("{player} has nothing it may take back: what came before was seen or drawn.")
            self.say(filled(sentence, player=self.screen.seat(seat)))
            return False
        self.game = undone(self.game, seat)
        self.told = {person: min(told, len(Seat(self.game, person).log())) for person, told in self.told.items()}
        return True

    def concede(self, seat: int) -> bool:
        """Give the game up, if the game knows that."""
        meta = self.game.setup.meta
        if not meta.concedes:
            self.say(self.t("Nobody can concede in {game}.", game=self.screen.said(meta.title)))
            return False
        self.game.concede(seat)
        return True

    def hint(self, seat: int, choices: list[Choice]) -> None:
        """What the strongest bot would choose, with what that brings."""
        name = self.game.setup.meta.name
        if name not in EVALUATORS:
            self.say(self.t("There are no hints in this game yet."))
        elif len(choices) == 1:
            self.say(self.t("There is only one thing to choose."))
        else:
            eyes, seed = Seat(self.game, seat), self.game.decisions
            advice = advise(eyes, evaluator_for(name), policy_for(name), self.time_limit.budget(), seed)
            self.console.print(hint_table(self.screen, eyes, choices, advice))
            self.console.print()

    def news(self, seat: int) -> None:
        """What has happened since this person looked last."""
        self.told[seat] += self.log(seat, self.told[seat])

    def log(self, seat: int, since: int) -> int:
        """The log from one line on, as the seat may read it; how many lines that is."""
        lines = Seat(self.game, seat).log(since, self.screen.language)
        for phrase in lines:
            self.console.print(Text("  ").append(words(phrase, self.screen)))
        if lines:
            self.console.print()
        return len(lines)


def screen_of(game: Game, names: list[str], language: str) -> Screen:
    """What draws the game in the terminal."""
    return SCREENS.get(game.setup.meta.name, PlainScreen)(game, names, language)


def result_table(game: Game, screen: Screen) -> RenderableType:
    """Places and points, the best first."""
    places, scores, t = game.places(), game.scores(), screen.t
    ranking = Table(t("Place"), "", t("result\x04Points"), box=None, padding=(0, 2, 0, 0), header_style="dim")
    for seat in sorted(range(game.players), key=lambda seat: places[seat]):
        ranking.add_row(str(places[seat]), screen.seat(seat), str(scores[seat]))
    epilogue = screen.epilogue(Seat(game, SPECTATOR).view())
    return ranking if epilogue is None else Group(ranking, epilogue)
