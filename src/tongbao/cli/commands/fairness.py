"""What ``tongbao replay --verify`` finds: whether the luck is what was promised, and the game what it deals."""

import json
import re
from typing import Any, Final

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.draws import noted
from tongbao.engine.luck import commitment
from tongbao.engine.record import BadRecord, Record
from tongbao.languages import Translator

PRINT: Final = re.compile("[0-9a-f]{64}")
"""A fingerprint: a SHA-256 in hexadecimal."""


def verified(record: Record, promised: str | None, as_json: bool, t: Translator) -> bool:
    """Say what fits and what doesn't; whether all of it fits.

    Raises ValueError if ``promised`` is no fingerprint, BadRecord if the record has no secret.
    """
    if promised is not None and not PRINT.fullmatch(promised.lower()):
        raise ValueError(t("A fingerprint has 64 hexadecimal digits."))
    secret = record.origin.get("secret")
    if not isinstance(secret, str):
        raise BadRecord(t("This record was dealt from a seed and has no secret: there is no promise to check."))
    record.luck()
    found = findings(record, secret, promised, t)
    if as_json:
        print(json.dumps(found))
    else:
        print("\n".join(found["said"]))
    return bool(found["fits"])


def findings(record: Record, secret: str, promised: str | None, t: Translator) -> dict[str, Any]:
    """What was found, as plain data and in words."""
    own, said = commitment(bytes.fromhex(secret)), list[str]()
    kept = promised is None or promised.lower() == own
    if promised is None:
        said.append(t("The secret has the fingerprint {print}; compare it with what was promised.", print=own))
    elif kept:
        said.append(t("The secret has the fingerprint that was promised."))
    else:
        said.append(t("The secret has the fingerprint {print}, which is NOT what was promised.", print=own))
    found: dict[str, Any] = {"commitment": own, "kept": kept, "choices": len(record.choices), "said": said}
    try:
        luck = noted(record)
    except (BadRecord, IllegalChoice) as error:
        said.append(t("The cards that the secret deals can NOT have been those of this game."))
        said.append(str(error))
        return found | {"fits": False, "played": False}
    shuffles = sum(bool(draw.before) for draw in luck.draws)
    said.append(
        t(
            "With the cards that the secret and what was thrown in deal, all {n} {n|choice|choices} can be made.",
            n=len(record.choices),
        )
    )
    said.append(
        t(
            "The game drew {n} {n|number|numbers}, for {shuffles} shuffles and {draws} single draws.",
            n=luck.count,
            shuffles=shuffles,
            draws=len(luck.draws) - shuffles,
        )
    )
    return found | {"fits": kept, "played": True, "draws": [draw.as_dict() for draw in luck.draws]}
