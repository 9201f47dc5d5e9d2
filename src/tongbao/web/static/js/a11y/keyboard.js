// The keyboard: a sign presses what carries it, n shows the signs, u takes back, h asks for a hint, l looks closer, g goes to the next table, arrows lead on, ? tells all this; and
// focus is never lost after a move.

import { reached } from "./arrow_keys.js";
import { areShown, drawSigns, showSigns, signed } from "./key_signs.js";
import { countsByKey } from "../core/press_guard.js";
import { askAbout } from "../table/why.js";

const FURTHER = "0"; // the first key of signs that have two
const panel = () => document.getElementById("s-decision");
const listed = () => [panel(), document.querySelector("main")].map(choicesIn).find((list) => list.length) || [];
const choicesIn = (part) =>
  [...(part?.querySelectorAll("[data-choice]") || [])].filter((choice) => choice.checkVisibility());
let byKeyboard = false;
let begun = ""; // of a sign with two keys
let held;

document.addEventListener("pointerdown", () => (byKeyboard = false), true);
document.addEventListener("keydown", (event) => {
  byKeyboard = true;
  if (event.defaultPrevented) return; // what was taken up has been put back
  if (event.ctrlKey || event.metaKey || event.altKey || (event.repeat && !event.key.startsWith("Arrow"))) return;
  if (event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select")) return;
  if (document.querySelector("dialog[open]") || "still" in document.body.dataset) return;
  if (lead(event) || answer(event.key)) event.preventDefault();
});

// An arrow leads on.
function lead(event) {
  const thing = reached(event);
  thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  thing?.focus({ preventScroll: true });
  return thing !== undefined;
}

// Do what a key means; false if it means nothing. Without the signs on the screen only digits press something.
function answer(key) {
  const sign = begun + key;
  begun = "";
  if (key === "n" || key === "#") showSigns(!areShown());
  else if (key === "Escape" && areShown()) showSigns(false);
  else if (key === "?") askAbout() || document.getElementById("d-keys")?.showModal();
  else if (key === FURTHER && areShown()) begun = sign;
  else if (key === "l") return look();
  else if (key === "g" && !areShown()) return press(document.querySelector("[data-next]"));
  else if (key === "h") return press(document.querySelector("[data-hint]"));
  else
    return press(
      key === "u"
        ? document.querySelector("[data-undo='one']")
        : /^[1-9]$/.test(sign) || areShown()
          ? signed().get(sign)
          : null,
    );
  return true;
}

// A closer look at the card or the city that has the focus.
function look() {
  const thing = document.activeElement.closest("[data-section] [data-lookable]");
  thing?.querySelector("[data-look]")?.click();
  return thing !== null;
}

function press(thing) {
  if (!thing) return false;
  if (!countsByKey(thing)) return true;
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  thing.focus();
  thing.click();
  return true;
}

// Before the page changes: the choice that has the focus. It lets go of it, since the browser would draw up the whole
// page half changed if it had to take the focus from what is removed.
export function remember() {
  const active = document.activeElement;
  held = active.dataset.choice;
  if (held) active.blur();
}

// After it, if the keyboard is in use: the same choice if it is still there, else the first one of the decision
// panel, else the first of all. What else has the focus keeps it.
export function restore() {
  drawSigns();
  const curtain = document.querySelector("[data-section] [autofocus]");
  if (curtain) curtain.focus();
  const active = document.activeElement;
  const lost = active === document.body || active.matches("[data-decision]") || active.dataset.choice !== held;
  if (curtain || !byKeyboard || !lost) return;
  const same =
    held && document.querySelector(`[data-section] [data-choice="${CSS.escape(held)}"]:not([aria-hidden=true] *)`);
  const next = same || listed()[0];
  (next || document.querySelector("[data-decision]"))?.focus({ preventScroll: true });
}
