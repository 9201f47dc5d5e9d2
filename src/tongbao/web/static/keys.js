// The keyboard: numbers pick a choice of the decision panel, or of the table if it has none; u takes back; and focus
// is never lost after a move.

const panel = () => document.getElementById("s-decision");
const listed = () => [panel(), document.querySelector("main")].map(choicesIn).find((list) => list.length) || [];
const choicesIn = (part) => [...(part?.querySelectorAll("[data-choice]") || [])].filter((choice) => choice.checkVisibility());
let byKeyboard = false;
let held;

document.addEventListener("pointerdown", () => (byKeyboard = false), true);
document.addEventListener("keydown", (event) => {
  byKeyboard = true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select")) return;
  if (document.querySelector("dialog[open]")) return;
  const button = /^[1-9]$/.test(event.key)
    ? listed()[event.key - 1]
    : event.key === "u" && document.querySelector("[data-undo='one']");
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.click();
});

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
  const curtain = document.querySelector("[data-section] [autofocus]");
  if (curtain) curtain.focus();
  const active = document.activeElement;
  const lost = active === document.body || active.matches("[data-decision]") || active.dataset.choice !== held;
  if (curtain || !byKeyboard || !lost) return;
  const same = held && document.querySelector(`[data-section] [data-choice="${CSS.escape(held)}"]`);
  const next = same || listed()[0];
  (next || document.querySelector("[data-decision]"))?.focus({ preventScroll: true });
}
