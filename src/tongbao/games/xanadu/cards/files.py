"""Reading card files: TOML, every field checked, every mistake named with its card and field."""

import tomllib
from typing import Final

from tongbao.engine.meta import BadCards
from tongbao.games.xanadu.cards.faces import COLOURS, SQUARES, CardFace, Row
from tongbao.games.xanadu.resources import RESOURCES

MOST_CARDS: Final = 74
FIELDS: Final = ("id", "number", "colour", "name", "cost", "prices", "rows")
OPTIONAL: Final = ("passive", "source", "note")


def read_cards(text: str) -> tuple[list[CardFace], dict[str, tuple[int, int]]]:
    """The cards of a file in order of number, and the first and last card of each edition. Raises BadCards."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"The card file is not TOML: {error}.") from None
    entries = table.get("card")
    if not isinstance(entries, list) or not entries:
        raise BadCards("The card file has no cards; each begins with a line [[card]].")
    if len(entries) > MOST_CARDS:
        raise BadCards(f"The card file has {len(entries)} cards; Xanadu knows at most {MOST_CARDS}.")
    faces = [read_face(entry, place) for place, entry in enumerate(entries, 1)]
    for place, face in enumerate(faces, 1):
        if face.number != place:
            raise BadCards(f"{title(face)}: number is {face.number}, but cards must be numbered 1, 2, 3, ... in order.")
    check_no_twins(faces)
    editions = {name: read_edition(table, name, len(faces)) for name in ("rulebook", "online")}
    return faces, editions


def check_no_twins(faces: list[CardFace]) -> None:
    """No two cards share an id or are equal in all but their names (section 3)."""
    ids: dict[str, CardFace] = {}
    prints: dict[str, CardFace] = {}
    for face in faces:
        if face.id in ids:
            raise BadCards(f"{title(face)}: id is already that of card {ids[face.id].number}.")
        ids[face.id] = face
        known = face.as_dict()
        print_ = str([known[field] for field in ("colour", "cost", "passive", "prices", "rows")])
        if print_ in prints:
            raise BadCards(f"{title(face)}: it equals card {prints[print_].number} in everything but its name.")
        prints[print_] = face


def read_edition(table: dict[str, object], name: str, cards: int) -> tuple[int, int]:
    """The cards that an edition plays; all of them if the file doesn't say."""
    field = f"edition_{name}"
    found = table.get(field, [1, cards])
    if isinstance(found, list) and len(found) == 2:
        first, last = found
        if is_count(first) and is_count(last) and 1 <= first <= last <= cards:
            return first, last
    raise BadCards(f"{field} must be the numbers of its first and last card, such as [1, {cards}]; it is {found}.")


def read_face(entry: object, place: int) -> CardFace:
    """One card of the file."""
    if not isinstance(entry, dict):
        raise BadCards(f"Card {place}: it must be a table beginning with [[card]].")
    where = f"Card {place}" + (f" ({entry['id']})" if isinstance(entry.get("id"), str) else "")
    for field in FIELDS:
        if field not in entry:
            raise BadCards(f"{where}: the field {field} is missing.")
    for field in entry:
        if field not in FIELDS and field not in OPTIONAL:
            raise BadCards(f"{where}: there is no field {field}; the fields are: {', '.join([*FIELDS, *OPTIONAL])}.")
    identity, number, colour = entry["id"], entry["number"], entry["colour"]
    if not isinstance(identity, str) or not identity:
        raise BadCards(f"{where}: id must be a text.")
    if not is_count(number):
        raise BadCards(f"{where}: number must be a whole number.")
    if colour not in COLOURS:
        raise BadCards(f"{where}: colour is “{colour}”; it must be one of: {', '.join(COLOURS)}.")
    return CardFace(
        number=number,
        id=identity,
        colour=colour,
        names=read_names(entry["name"], where),
        cost=read_cost(entry["cost"], where),
        passive=read_resource(entry.get("passive", ""), f"{where}: passive"),
        prices=read_prices(entry["prices"], where),
        rows=read_rows(entry["rows"], where),
    )


def read_names(names: object, where: str) -> dict[str, str]:
    """Names by language; English is needed, the others fall back to it."""
    if not isinstance(names, dict) or not isinstance(names.get("en"), str) or not names["en"].strip():
        raise BadCards(f"{where}: name.en is missing; every card needs an English name.")
    for language, name in names.items():
        if not isinstance(name, str) or not 0 < len(name) <= 60:
            raise BadCards(f"{where}: name.{language} must be a text of 1 to 60 characters.")
    return {"es": names["en"], "zh": names["en"], **names}


def read_cost(cost: object, where: str) -> dict[str, int]:
    """One to four symbols in all."""
    if not isinstance(cost, dict):
        raise BadCards(f"{where}: cost must say how many of which resource, such as {{ wood = 1 }}.")
    for name, count in cost.items():
        if name not in RESOURCES:
            raise BadCards(f"{where}: cost names “{name}”; resources are: {', '.join(RESOURCES)}.")
        if not is_count(count) or count < 1:
            raise BadCards(f"{where}: cost of {name} must be a whole number from 1 on.")
    if not 1 <= sum(cost.values()) <= 4:
        raise BadCards(f"{where}: cost has {sum(cost.values())} symbols; it must have one to four.")
    return dict(sorted(cost.items(), key=lambda item: RESOURCES.index(item[0])))


def read_prices(prices: object, where: str) -> tuple[int, ...]:
    """Five prices, for stage 0 to stage 4."""
    if not isinstance(prices, list) or len(prices) != SQUARES + 1:
        raise BadCards(f"{where}: prices must be five numbers, for 0, 1, 2, 3 and 4 workers.")
    for price in prices:
        if not is_count(price) or not 0 <= price <= 99:
            raise BadCards(f"{where}: prices must be whole numbers from 0 to 99; one is {price}.")
    return tuple(prices)


def read_rows(rows: object, where: str) -> tuple[Row, ...]:
    """Four squares from bottom to top."""
    if not isinstance(rows, list) or len(rows) != SQUARES:
        raise BadCards(f"{where}: rows must be four squares, from bottom to top.")
    return tuple([read_row(row, f"{where}: square {place}") for place, row in enumerate(rows, 1)])


def read_row(row: object, where: str) -> Row:
    """One to three symbols to harvest and at most one favour."""
    if not isinstance(row, dict) or "harvest" not in row:
        raise BadCards(f"{where}: the field harvest is missing.")
    for field in row:
        if field not in ("harvest", "favor"):
            raise BadCards(f"{where}: there is no field {field}; the fields are: harvest, favor.")
    harvest = row["harvest"]
    if not isinstance(harvest, list) or not 1 <= len(harvest) <= 3:
        raise BadCards(f"{where}: harvest must be a list of one to three resources.")
    symbols = [read_resource(name, f"{where}: harvest") for name in harvest]
    if "" in symbols:
        raise BadCards(f"{where}: harvest has an empty symbol.")
    return Row(tuple(symbols), read_resource(row.get("favor", ""), f"{where}: favor"))


def read_resource(name: object, where: str) -> str:
    """A resource, or "" for none."""
    if isinstance(name, str) and (name == "" or name in RESOURCES):
        return name
    raise BadCards(f"{where} is “{name}”; resources are: {', '.join(RESOURCES)}.")


def is_count(number: object) -> bool:
    """Whether it is a whole number; true and false are none."""
    return isinstance(number, int) and not isinstance(number, bool)


def title(face: CardFace) -> str:
    """How a mistake names its card."""
    return f"Card {face.number} ({face.id})"
