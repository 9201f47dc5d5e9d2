"""Reading card files: TOML, every field checked, every mistake named with its card and field."""

import tomllib
from typing import Final

from tongbao.engine.meta import BadCards
from tongbao.games.pocket_changan.cards.faces import (
    CARDS,
    PLACES_OF_TYPE,
    TYPES,
    CardFace,
    Condition,
    Couplet,
    Effect,
    Parameters,
    Score,
    kind_of,
    number_at,
)
from tongbao.games.pocket_changan.cards.kinds import (
    COUNTS,
    IN_PLAY,
    KIND_NAMES,
    PARAMETERS,
    PLACES,
    PLAY,
    TYPE,
    works_in_play,
)

FIELDS: Final = ("id", "type", "number", "name", "kind", "effect", "score", "text")
OPTIONAL: Final = ("condition", "couplet", "source")
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 200


def read_cards(text: str) -> list[CardFace]:
    """The 64 cards of a file in their order. Raises BadCards."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards(f"The card file is not TOML: {error}.") from None
    game = table.get("game", "pocket_changan")
    if game != "pocket_changan":
        raise BadCards(f"The card file is for the game “{game}”, not for pocket_changan.")
    entries = table.get("card")
    if not isinstance(entries, list) or not entries:
        raise BadCards("The card file has no cards; each begins with a line [[card]].")
    if len(entries) != CARDS:
        raise BadCards(f"The card file has {len(entries)} cards; Pocket Chang’An needs {CARDS}, 16 of each type.")
    faces = [read_face(entry, card) for card, entry in enumerate(entries)]
    check_together(faces)
    return faces


def check_together(faces: list[CardFace]) -> None:
    """No two cards share an id, and no two take cards back, which could go on for ever."""
    ids: dict[str, CardFace] = {}
    recalls: list[CardFace] = []
    for face in faces:
        if face.id in ids:
            raise BadCards(f"{title(face)}: id is already that of card {ids[face.id].card}.")
        ids[face.id] = face
        if face.effect.kind == "recall":
            recalls.append(face)
    if len(recalls) > 1:
        raise BadCards(
            f"{title(recalls[1])}: effect is recall as on card {recalls[0].card}; "
            "only one card may have it, because two could take each other back for ever."
        )


def read_face(entry: object, card: int) -> CardFace:
    """One card of the file."""
    if not isinstance(entry, dict):
        raise BadCards(f"Card {card}: it must be a table beginning with [[card]].")
    where = f"Card {card}" + (f" ({entry['id']})" if isinstance(entry.get("id"), str) else "")
    for field in FIELDS:
        if field not in entry:
            raise BadCards(f"{where}: the field {field} is missing.")
    for field in entry:
        if field not in FIELDS and field not in OPTIONAL:
            raise BadCards(f"{where}: there is no field {field}; the fields are: {', '.join([*FIELDS, *OPTIONAL])}.")
    identity = entry["id"]
    if not isinstance(identity, str) or not identity:
        raise BadCards(f"{where}: id must be a text.")
    check_place(entry, card, where)
    names = read_words(entry["name"], LONGEST_NAME, f"{where}: name")
    name, _, meaning = names["en"].rstrip(")").partition(" (")
    return CardFace(
        card=card,
        id=identity,
        names={**names, "en": name},
        meaning=meaning,
        condition=read_condition(entry["condition"], f"{where}: condition") if "condition" in entry else None,
        effect=read_effect(entry["effect"], f"{where}: effect"),
        score=read_score(entry["score"], f"{where}: score"),
        text=read_words(entry["text"], LONGEST_TEXT, f"{where}: text"),
        couplet=read_couplet(entry["couplet"], f"{where}: couplet") if "couplet" in entry else None,
    )


def check_place(entry: dict[str, object], card: int, where: str) -> None:
    """Type, number and kind are those of the card's place in the file (section 2)."""
    type_, number = TYPES[card // PLACES_OF_TYPE], number_at(card)
    kind = kind_of(number)
    if entry["type"] != type_:
        raise BadCards(f"{where}: type is “{entry['type']}”, but at this place of the file it must be {type_}.")
    if not is_count(entry["number"]) or entry["number"] != number:
        raise BadCards(f"{where}: number is {entry['number']}, but at this place of the file it must be {number}.")
    if entry["kind"] != kind:
        raise BadCards(f"{where}: kind is “{entry['kind']}”, but a card with its number is a {kind}.")


def read_words(words: object, longest: int, where: str) -> dict[str, str]:
    """A text by language; English is needed, Chinese falls back to it."""
    if not isinstance(words, dict) or not isinstance(words.get("en"), str) or not words["en"].strip():
        raise BadCards(f"{where}.en is missing; every card needs it in English.")
    for language, text in words.items():
        if not isinstance(text, str) or not 0 < len(text) <= longest:
            raise BadCards(f"{where}.{language} must be a text of 1 to {longest} characters.")
    return {"zh": words["en"], **words}


def read_condition(condition: object, where: str) -> Condition:
    """The types, how they are reckoned, and the number to exceed."""
    fields = read_fields(condition, ["points", "how", "more_than"], where)
    points = read_types(fields["points"], f"{where}: points")
    how = read_word(fields["how"], ["max", "sum"], f"{where}: how")
    return Condition(points, how, read_count(fields["more_than"], 0, 99, f"{where}: more_than"))


def read_effect(effect: object, where: str) -> Effect:
    """When it works, its kind and the parameters of the kind."""
    if not isinstance(effect, dict) or "kind" not in effect or "when" not in effect:
        raise BadCards(f"{where} must say when it works and its kind.")
    kind = read_word(effect["kind"], KIND_NAMES, f"{where}: kind")
    when = IN_PLAY if works_in_play(KIND_NAMES.index(kind)) else PLAY
    if effect["when"] != when:
        raise BadCards(f"{where}: when is “{effect['when']}”, but {kind} works {when}.")
    given = {name: value for name, value in effect.items() if name not in ("when", "kind")}
    if kind == "points":
        return Effect(when, kind, read_points(given, where))
    words = PARAMETERS.get(kind, {})
    fields = read_fields(given, list(words), where)
    parameters: Parameters = {}
    for name, possible in words.items():
        parameters[name] = read_parameter(fields[name], possible, name, f"{where}: {name}")
    found = Effect(when, kind, parameters)
    if kind == "draw_keep" and found.number("keep") > found.number("look"):
        raise BadCards(f"{where}: keep is more than look; nobody can keep more cards than he looks at.")
    return found


def read_parameter(value: object, possible: list[str], name: str, where: str) -> int | str | list[str]:
    """One parameter of an effect: a whole number, or one of some words."""
    if not possible:
        least, most = COUNTS[name]
        return read_count(value, least, most, where)
    if possible[0] == PLACES:
        if not isinstance(value, list) or not value:
            raise BadCards(f"{where} must be a list of: public, discard.")
        return [read_word(place, ["public", "discard"], where) for place in value]
    return read_word(value, [*[word for word in possible if word != TYPE], *(TYPES if TYPE in possible else ())], where)


def read_points(given: dict[str, object], where: str) -> Parameters:
    """More points by type; at least one of them."""
    if not given:
        raise BadCards(f"{where}: points must say how many of which type, such as military = 1.")
    points: Parameters = {}
    for type_, value in given.items():
        points[read_word(type_, list(TYPES), where)] = read_count(value, 1, 9, f"{where}: {type_}")
    return points


def read_score(score: object, where: str) -> Score:
    """A fixed number, points, a count, or the shortest column."""
    if not isinstance(score, dict) or "kind" not in score:
        raise BadCards(f"{where} must say its kind.")
    kind = read_word(score["kind"], ["fixed", "points", "count", "shortest"], f"{where}: kind")
    field = {"fixed": "value", "points": "of", "count": "what"}.get(kind)
    fields = read_fields(score, ["kind"] if field is None else ["kind", field], where)
    if kind == "fixed":
        return Score(kind, read_count(fields["value"], 0, 99, f"{where}: value"), [], "")
    if kind == "points":
        return Score(kind, 0, read_types(fields["of"], f"{where}: of"), "")
    if kind == "count":
        return Score(kind, 0, [], read_word(fields["what"], ["characters", "buildings"], f"{where}: what"))
    return Score(kind, 0, [], "")


def read_couplet(couplet: object, where: str) -> Couplet:
    """Two lines; the poet and the poem may be left out."""
    lines = couplet.get("zh") if isinstance(couplet, dict) else None
    if not isinstance(couplet, dict) or not isinstance(lines, list) or len(lines) != 2:
        raise BadCards(f"{where}: zh must be two lines of a poem.")
    for field in couplet:
        if field not in ("zh", "by", "poem"):
            raise BadCards(f"{where}: there is no field {field}; the fields are: zh, by, poem.")
    for text in [*lines, couplet.get("by", ""), couplet.get("poem", "")]:
        if not isinstance(text, str) or len(text) > LONGEST_NAME:
            raise BadCards(f"{where}: lines, by and poem must be texts of at most {LONGEST_NAME} characters.")
    return Couplet(list(lines), couplet.get("by", ""), couplet.get("poem", ""))


def read_fields(table: object, names: list[str], where: str) -> dict[str, object]:
    """A table with exactly these fields."""
    if not isinstance(table, dict):
        raise BadCards(f"{where} must be a table with the fields: {', '.join(names)}.")
    for name in names:
        if name not in table:
            raise BadCards(f"{where}: {name} is missing.")
    for name in table:
        if name not in names:
            known = f"the fields are: {', '.join(names)}" if names else "it has no fields"
            raise BadCards(f"{where}: there is no field {name}; {known}.")
    return table


def read_types(types: object, where: str) -> list[str]:
    """At least one type, none twice."""
    if not isinstance(types, list) or not types:
        raise BadCards(f"{where} must be a list of types: {', '.join(TYPES)}.")
    found = [read_word(type_, list(TYPES), where) for type_ in types]
    if len(set(found)) < len(found):
        raise BadCards(f"{where} names a type twice.")
    return found


def read_word(word: object, possible: list[str], where: str) -> str:
    """One of some words."""
    if isinstance(word, str) and word in possible:
        return word
    raise BadCards(f"{where} is “{word}”; it must be one of: {', '.join(possible)}.")


def read_count(number: object, least: int, most: int, where: str) -> int:
    """A whole number within bounds."""
    if is_count(number) and isinstance(number, int) and least <= number <= most:
        return number
    raise BadCards(f"{where} is {number}; it must be a whole number from {least} to {most}.")


def is_count(number: object) -> bool:
    """Whether it is a whole number; true and false are none."""
    return isinstance(number, int) and not isinstance(number, bool)


def title(face: CardFace) -> str:
    """How a mistake names its card."""
    return f"Card {face.card} ({face.id})"
