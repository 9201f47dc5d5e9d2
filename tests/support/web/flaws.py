"""What is wrong with a page as it stands, whatever it shows."""

from tests.support.web.visitors import Visitor

LEAST_TEXT = 14
FINGER = 44


def flaws(visitor: Visitor, where: str) -> list[str]:
    """Everything that can be found: what a person with weak eyes or thick fingers would complain about."""
    found = flaws_of_layout(visitor, where)
    found += [f"{where}: too faint: {text}" for text in visitor.faint()]
    if visitor.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        found += [f"{where}: too small to press: {target}" for target in visitor.measure("narrow", FINGER)]
    return found


def flaws_of_layout(visitor: Visitor, where: str) -> list[str]:
    """What takes no picture to find: a page that scrolls, texts that are too small or cut off."""
    right, down = visitor.measure("scrolls")
    found = [f"{where}: too small to read: {text}" for text in visitor.measure("small", LEAST_TEXT)]
    found += [f"{where}: cut off: {text}" for text in visitor.measure("clipped")]
    if right or (down and visitor.page.locator("body.table").count()):
        found.append(f"{where}: scrolls {right} px to the right, {down} px down")
    return found
