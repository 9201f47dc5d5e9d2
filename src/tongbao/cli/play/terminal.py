"""A table in the terminal: shows each person the own view, asks with numbered choices, and lets the bots play."""

from collections.abc import Callable
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from tongbao.bots import Bot
from tongbao.bots.hints.hint import advise
from tongbao.bots.registry import EVALUATORS, evaluator_for, policy_for
from tongbao.bots.search.budget import TimeLimit
from tongbao.cli.play.choices import Offers, listed
from tongbao.cli.play.hint import hint_table
from tongbao.cli.play.keys import help_table
from tongbao.cli.play.screen import BACK, MORE, screen_on
from tongbao.cli.play.table import Sight, TableText, part_of, spread, things
from tongbao.cli.play.wording import filled, words_of
from tongbao.engine.game import Game
from tongbao.engine.record import undone
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.languages import ENGLISH

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
        self.table: Final = TableText(game.setup, names, language)
        self.t: Final = self.table.t
        self.title: Final = self.table.text(game.setup.meta.title)
        self.screen: Final = screen_on(console, self.t, self.title)
        self.time_limit: Final = time_limit
        self.people: Final = [seat for seat in range(game.players) if seat not in bots]
        self.told = {seat: max(0, len(Seat(game, seat).log()) - LINES_ON_RETURN) for seat in self.people}
        self.last_person = self.people[0]
        self.with_codes = False
        self.asked = SPECTATOR
        self.sight = Sight([], Offers([], self.t))

    def play(self) -> None:
        """To the end, or until somebody leaves (EOFError)."""
        with self.screen.opened():
            welcome = self.t("{game}. Type a number, or ? for help.")
            self.say(filled(welcome, game=Text(self.title, "bold")))
            while not self.game.over:
                seat = self.game.seats_to_act()[0]
                if seat in self.bots:
                    self.asked = SPECTATOR
                    self.screen.wait(self.t("{player} is choosing.", player=self.names[seat]))
                    self.game.take(seat, self.bots[seat].choose(Seat(self.game, seat)))
                else:
                    self.pass_keyboard(seat)
                    self.ask(seat)
                    self.save(self.game)
        self.end()

    def pass_keyboard(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        if seat != self.last_person:
            asked = self.t("{player} is next. Press Enter when only {player} is looking.")
            self.screen.hide(filled(asked, player=self.names[seat]))
        self.last_person = seat

    def ask(self, seat: int) -> None:
        """Show the table and the choices until one is made or taken back."""
        self.look(seat)
        while not self.obey(seat, self.screen.read(f"{self.names[seat]}> ")):
            pass

    def look(self, seat: int) -> None:
        """The news since this person last looked, the table and the choices."""
        self.sight = self.table.sight(self.game, seat, self.told[seat])
        self.told[seat] = len(Seat(self.game, seat).log())
        self.show(again=seat == self.asked)
        self.asked = seat

    def show(self, again: bool = False) -> None:
        """The view of the person who is asked; ``again`` if nobody else has chosen since."""
        self.screen.show(spread(self.sight.lines), self.sight.offers.shown(self.with_codes), again)

    def end(self) -> None:
        """The news, and the result."""
        seat = self.last_person
        for phrase in Seat(self.game, seat).log(self.told[seat], self.table.language):
            self.console.print(Text("  ").append(self.table.said(phrase)))
        self.console.print(*self.table.result(self.game, seat), sep="", end="")

    def obey(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the table has changed."""
        key, _, rest = line.partition(" ")
        codes = self.sight.offers.codes
        if line.isdigit() and 1 <= int(line) <= len(codes):
            self.game.take(seat, codes[int(line) - 1])
            return True
        if key in ("q", "quit"):
            raise EOFError
        if key in ("u", "undo", self.t("undo")):
            return self.undo(seat)
        if key in ("t", "table"):
            self.show()
        elif key == "codes":
            self.with_codes = not self.with_codes
            self.show()
        elif key in ("c", "card", self.t("card")) and rest:
            self.tell(*self.table.find(rest, self.sight.lines))
        elif key in ("l", "log"):
            self.tell(*[Text("  ").append(said) for said in self.table.log(self.game, seat)])
        elif line in (HINT, self.t("hint")):
            self.hint(seat)
        elif line == CONCEDE:
            return self.concede(seat)
        elif (line in (MORE, BACK) and self.screen.turn(line == MORE)) or (not line and self.screen.go_on()):
            pass
        elif key in ("?", "h", "help", ""):
            meta = self.game.setup.meta
            self.tell(help_table(self.table, self.screen.has_pages, meta.name in EVALUATORS, meta.concedes))
        elif line.isdigit():
            refusal = self.t("There is no choice {k}; type a number from 1 to {n}, or ? for help.", n=len(codes))
            self.say(filled(refusal, k=line))
        else:
            return self.take(seat, line)
        return False

    def say(self, sentence: str | Text) -> None:
        """A line of its own."""
        self.screen.tell(Text(sentence) if isinstance(sentence, str) else sentence)

    def tell(self, *answer: RenderableType) -> None:
        """An answer."""
        self.screen.tell(*answer)

    def take(self, seat: int, line: str) -> bool:
        """A choice by its code or by words of it, or what stands under a heading; whether the table has changed."""
        space, codes = self.game.setup.meta.action_space, self.sight.offers.codes
        code = " ".join(line.split())
        if code in codes:
            self.game.take(seat, code)
            return True
        if code in space.by_text:
            refusal = self.t("“{text}” isn’t possible now; choose one of: {choices}. Type ? for help.")
            self.say(filled(refusal, text=code, choices=", ".join(codes)))
            return False
        found = self.understand(words_of(line))
        if isinstance(found, str):
            self.game.take(seat, found)
            return True
        if found:
            self.tell(*found)
        elif code.split()[0] in [verb.name for verb in space.verbs]:
            looks = [" ".join([verb.name, *[part.name.upper() for part in verb.parameters]]) for verb in space.verbs]
            refusal = self.t("“{text}” isn’t a choice in {game}; choices look like: {choices}. Type ? for help.")
            self.say(filled(refusal, text=line[:LONGEST_SHOWN], game=space.game, choices=", ".join(looks)))
        else:
            refusal = self.t("Nothing here is called “{text}”. Type ? for help.")
            self.say(filled(refusal, text=line[:LONGEST_SHOWN]))
        return False

    def understand(self, typed: list[str]) -> str | list[RenderableType]:
        """The code of the one choice that has all the words; else what is called so, nothing if nothing is."""
        if not typed:
            return []
        lines, offers = self.sight.lines, self.sight.offers
        under = part_of(typed, [*lines, *offers.lines])
        if under:
            return [*spread(under)]
        choices = offers.named(typed)
        if len(choices) == 1:
            return choices[0].choice
        if choices:
            return [Text(self.t("Did you mean:")), *listed(choices)]
        return [*things(typed, lines)]

    def undo(self, seat: int) -> bool:
        """Take back the seat's latest choice, if nothing stands against it."""
        if not self.game.undoable(seat):
            sentence = self.t("{player} has nothing to undo: what came before has been seen or drawn.")
            self.say(filled(sentence, player=self.table.seat(seat)))
            return False
        self.game = undone(self.game, seat)
        self.told = {person: min(told, len(Seat(self.game, person).log())) for person, told in self.told.items()}
        return True

    def concede(self, seat: int) -> bool:
        """Give the game up, if the game knows that."""
        if not self.game.setup.meta.concedes:
            self.say(self.t("You can’t concede in {game}.", game=self.title))
            return False
        self.game.concede(seat)
        return True

    def hint(self, seat: int) -> None:
        """The choice of the strongest bot, with what it brings."""
        name = self.game.setup.meta.name
        if name not in EVALUATORS:
            self.say(self.t("This game doesn’t have hints yet."))
        elif len(self.sight.offers.codes) == 1:
            self.say(self.t("There is only one possible choice."))
        else:
            eyes, seed = Seat(self.game, seat), self.game.decisions
            advice = advise(eyes, evaluator_for(name), policy_for(name), self.time_limit.budget(), seed)
            self.tell(hint_table(self.table, eyes, self.sight.offers.codes, advice))
