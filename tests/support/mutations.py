"""Card files and records with mistakes: what somebody might hand in who tries what he can break."""

import json
import re
from importlib.resources import files
from random import Random
from typing import Any, Final

PARTS: Final = {
    "xanadu": ["xanadu"],
    "pocket_changan": ["pocket_changan"],
    "changan": ["production", "trade", "science", "politics", "military", "silk_road"],
    "silk_cities": ["map", "improvements", "developments", "silk_deck"],
}
STRANGE_TOML: Final = (
    *(
        "0",
        "-1",
        "7",
        "99",
        "9" * 30,
        "9" * 990,
        "0x" + "f" * 400,
        "1.5",
        "nan",
        "inf",
        "true",
        '""',
        '"x"',
        "[]",
        "{}",
    ),
    *("[[1]]", "{a = 1}", '[1, "a"]', "[{}]", '{kind = "gain"}', "1979-05-27", "1979-05-27T00:00:00Z", "07:32:00"),
    *('"' + "x" * 400 + '"', '"\\u0000"', '"x\' - at `$.rows[0]"', '"key` in `"', "[" * 900, "a.b.c.d.e.f.g.h.i.j"),
)
STRANGE_JSON: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2, 7, 99, 10**30, 1.5, float("nan"), float("inf"), "", "x", "0", "1", "seed", "²"),
    *([], {}, [[]], [None], [1], {"a": 1}, {"edition": None}, {"x": [1]}, ["x"] * 10, "\ud800", ["\ud800"], "\x00"),
    *("\x1b[2J", "é" * 1000, "0 sell 12", "0 concede", "-1 x", ["a" * 5000]),
)
STRANGE_TEXT: Final = (
    *('"', "[", "{", "}", "]", "\\", "\x00", "NaN", "\\ud800", "e999", "1" * 6000, "[" * 100_000, '{"a":' * 100_000),
)
NESTED: Final = ("[" * 900 + "]" * 900, "[" * 50_000 + "]" * 50_000)


def card_file(game: str) -> str:
    """The card file that comes with a game, in one."""
    folder = files(f"tongbao.games.{game}.cards")
    texts = [folder.joinpath(f"{part}.toml").read_text("utf-8") for part in PARTS[game]]
    if game == "changan":  # each deck begins with its name
        texts = [text[text.index("[[card]]") :] for text in texts]
    return "\n".join(texts)


def spoiled(text: str, dice: Random) -> str:
    """The card file with one to four mistakes."""
    lines = text.split("\n")
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        spoil_line(lines, dice.randrange(len(lines)), dice)
    return "\n".join(lines)


def spoil_line(lines: list[str], place: int, dice: Random) -> None:
    """One mistake in a line: it is gone, there twice or elsewhere, or something in it is another."""
    line, other = lines[place], dice.randrange(len(lines))
    values = list(re.finditer(r'"[^"]*"|\d+', line))
    what = dice.randrange(8)
    if what == 0:
        del lines[place]
    elif what == 1:
        lines.insert(other, line)
    elif what == 2:
        lines[place], lines[other] = lines[other], line
    elif what == 3:
        at = dice.randrange(len(line) + 1)
        lines[place] = line[:at] + dice.choice("[]{}\"'=,.#\\\n01 ") + line[at:]
    elif what == 4 and (keys := list(re.finditer(r"\w+(?= *=)", line))):
        lines[place] = swapped(line, dice.choice(keys), dice.choice(("kind", "id", "n", "name", "effect", "x", "when")))
    elif values:
        borrowed = re.findall(r'"[^"]*"|\d+', lines[other])
        new = dice.choice(STRANGE_TOML) if what == 5 or not borrowed else dice.choice(borrowed)
        lines[place] = swapped(line, dice.choice(values), new)


def swapped(line: str, found: re.Match[str], new: str) -> str:
    """The line with something else in the place of what was found."""
    return line[: found.start()] + new + line[found.end() :]


def tampered(record: dict[str, Any], cards: str, dice: Random) -> str:
    """The text of a record with one to three fields that somebody has changed, and sometimes no JSON any more."""
    fields: dict[str, Any] = json.loads(json.dumps(record))
    for _ in range(dice.choice((1, 1, 2, 3))):
        tamper(fields, cards, dice)
    text = json.dumps(fields)
    what = dice.randrange(10)
    if what == 0:
        at = dice.randrange(len(text))
        return text[:at] + dice.choice(STRANGE_TEXT) + text[at:]
    if what == 1:
        return text[: dice.randrange(len(text))]
    if what == 2 and fields:
        key = json.dumps(dice.choice(list(fields))) + ": "
        return text.replace(key, f'{key}{dice.choice(NESTED)}, "y": ', 1)
    return text


def tamper(fields: dict[str, Any], cards: str, dice: Random) -> None:
    """Change one field: drop it, give it another type, or change one of its choices or options."""
    what, strange = dice.randrange(9), dice.choice(STRANGE_JSON)
    choices, options = fields.get("choices"), fields.get("options")
    if what == 0 and fields:
        del fields[dice.choice(list(fields))]
    elif what == 1:
        fields["cards"] = spoiled(cards, dice)
    elif what == 2:
        fields["secret"] = dice.choice(("00" * 32, "zz" * 32, "0" * 63, "０" * 64, 5))
        fields["salts"] = dice.choice(([], ["tea"], ["\ud800"], [1], "tea", None, ["x"] * 10_000))
        fields.pop("seed", None)
    elif what == 3 and isinstance(options, dict) and options:
        options[dice.choice(list(options))] = strange
    elif what in (4, 5, 6) and isinstance(choices, list) and choices:
        at = dice.randrange(len(choices))
        choices[at : at + dice.choice((0, 1, 5))] = dice.choice(([], [strange], [dice.choice(choices)]))
    else:
        names = (*fields, "seed", "secret", "salts", "cards", "choices", "players")
        fields[dice.choice(names)] = strange
