"""``tongbao play``: a game in the terminal."""

import getpass
import secrets
import shlex
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

import tongbao
from tongbao.bots import BOTS, usual_bot
from tongbao.bots.core.bot import game_seed
from tongbao.bots.levels.titles import title_of
from tongbao.cli.common.arguments import (
    Cards,
    GameName,
    Options,
    Players,
    count_seats,
    find_game,
    read_bots,
    read_options,
    read_text,
)
from tongbao.cli.common.console import console_for
from tongbao.cli.common.language import Lang, language_of
from tongbao.cli.play.wording import filled
from tongbao.engine.game import Game
from tongbao.engine.meta import BadOption
from tongbao.languages import ENGLISH, Translator, said_in


def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Bots for the other seats, or one for all; by default the Merchant."),
    ] = None,
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People at this keyboard take all seats except those given to --bots.")
    ] = False,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same cards.")] = None,
    option: Options = None,
    cards: Cards = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the game; by default in your user data folder.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal by typing numbers; this works over ssh too.

    For example: `tongbao play pocket_changan --players 2`. The game is saved after each of your choices.
    """
    from tongbao.cli.play.terminal import Terminal

    t = Translator(language_of(lang))
    meta = find_game(game, t)
    if resume is not None:
        table = tongbao.replay(read_text(resume), chronicle=True)
        if table.setup.meta.name != game:
            other = table.setup.meta.name
            raise BadOption(t("{file} is a game of {other}, not {game}.", other=other, game=game, file=resume))
    else:
        seats = count_seats(meta, players)
        table = tongbao.new(
            game,
            players=seats,
            seed=secrets.randbelow(2**31) if seed is None else seed,
            options=read_options(meta, option, t),
            cards=read_text(cards) if cards else None,
            chronicle=True,
            names=seat_names(seats, opponents(bots, game, seats, hotseat, t), name or login(t), t),
        )
    names = names_of(table, t)
    found = bots_among(table.setup.names)
    programs = {seat: BOTS[bot](game_seed(table.decisions, seat)) for seat, bot in found.items()}
    if len(programs) == len(names):
        raise BadOption(
            t("All seats of {file} are played by bots; use `tongbao replay` to step through it.", file=resume)
        )
    path = save or resume or default_path(game)
    keep(table, path)
    terminal = Terminal(table, names, programs, partial(keep, path=path), console_for(t.language), language=t.language)
    try:
        terminal.play()
    except (EOFError, KeyboardInterrupt):
        terminal.console.print()
    keep(terminal.game, path)
    command = "tongbao replay" if terminal.game.over else f"tongbao play {game} --resume"
    said = t("Saved. Step through it with: {command}" if terminal.game.over else "Saved. Continue with: {command}")
    told = filled(said, command=f"{command} {shlex.quote(str(path))}")
    terminal.console.print(told, soft_wrap=True)


def opponents(bots: str | None, game: str, players: int, hotseat: bool, t: Translator) -> list[str]:
    """The bots of the last seats; none for who plays alone. Raises BadOption."""
    if bots is None and (hotseat or players == 1):
        return []
    names = read_bots(bots or usual_bot(game), game, t)
    if len(names) == 1 and not hotseat:
        names *= max(players - 1, 1)
    if len(names) >= players:
        raise BadOption(t("The bots would take every seat and leave none for you; name at most {k}.", k=players - 1))
    if not hotseat and len(names) < players - 1:
        told = t("Name {n} {n|bot|bots} for the other seats, not {k}; or add --hotseat.", n=players - 1, k=len(names))
        raise BadOption(told)
    return names


def seat_names(players: int, bots: list[str], person: str, t: Translator) -> list[str]:
    """People first, then the bots, each called after its kind and its seat."""
    people = players - len(bots)
    humans = [person] if people == 1 else [t("Player {n}", n=seat + 1) for seat in range(people)]
    return humans + [bot_name(bot, people + place) for place, bot in enumerate(bots)]


def names_of(game: Game, t: Translator) -> list[str]:
    """The names in a game's record, those of bots as other languages than English have them; else plain ones."""
    names = game.setup.names or seat_names(game.players, [], "", t)
    if t.language == ENGLISH:
        return names
    meta = game.setup.meta.name
    titles = {seat: said_in(title_of(bot, meta), t.language, meta) for seat, bot in bots_among(names).items()}
    return [t("{bot} {n}", n=seat + 1, bot=titles[seat]) if seat in titles else name for seat, name in enumerate(names)]


def bot_name(bot: str, seat: int) -> str:
    """Such as ``Greedy 2`` for the second seat: a seat of that name is played by the bot when a game is resumed."""
    return f"{bot.capitalize()} {seat + 1}"


def bots_among(names: list[str]) -> dict[int, str]:
    """The bots of the seats that are named after one."""
    return {seat: bot for seat, name in enumerate(names) for bot in BOTS if name == bot_name(bot, seat)}


def login(t: Translator) -> str:
    """The name somebody is logged in by."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return t("Player {n}", n=1)


def default_path(game: str) -> Path:
    """A new file in the user's data folder."""
    return user_data_path("tongbao", appauthor=False) / "records" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json"


def keep(game: Game, path: Path) -> None:
    """Write the record, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(tongbao.Record.of(game).dumps() + "\n", "utf-8")
    beside.replace(path)
