"""Golden files: what the seats of a position see, may choose, can't choose and are told, one text for each position.

    python -m tests.support.golden write [game]

writes them to ``tests/data/golden``, to be reviewed as a diff; ``tests/games/test_golden.py`` holds the games against
them. The positions of a game are those of ``tests/games/<game>/positions.py``; what none of them says stands in
``phrases.txt`` (``tests/support/phrases.py``).
"""

import argparse
from difflib import unified_diff

import tongbao
from tests.support import phrases
from tests.support.shown import FOLDER, file_of, position, positions_of


def compared(game: str, name: str, text: str) -> str:
    """How a text differs from the golden file, and what writes it; "" if it doesn't."""
    file = file_of(game, name)
    golden = file.read_text("utf-8") if file.exists() else ""
    if text == golden:
        return ""
    found = unified_diff(golden.splitlines(), text.splitlines(), str(file.name), "now", lineterm="")
    return "\n".join([*found, "", f"If that is meant: python -m tests.support.golden write {game}"])


def write(game: str) -> None:
    """Write the golden files of a game, and remove those of positions that are no more."""
    names = [*positions_of(game).by_name]
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.txt"):
        if file.stem not in [*names, phrases.NAME]:
            file.unlink()
    for name in names:
        file_of(game, name).write_text(position(game, name), "utf-8")
    file_of(game, phrases.NAME).write_text(phrases.found_again(game), "utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.golden")
    parser.add_argument("command", choices=["write"])
    parser.add_argument("game", nargs="?", choices=[*tongbao.GAMES])
    wanted = parser.parse_args()
    for game in [wanted.game] if wanted.game else tongbao.GAMES:
        write(game)


if __name__ == "__main__":
    main()
