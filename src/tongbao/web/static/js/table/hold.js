// Taking up: a press on data-hold takes the thing up; what can be done with it, data-for, appears. A second press, Escape or
// data-hold="" puts it back. What is data-for="" shows as long as nothing is held.

let held = "";
let isUseful = false; // whether anything could be done with it when it was taken up

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-section] [data-hold]");
  if (button) hold(button.dataset.hold === held ? "" : button.dataset.hold);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !held || document.querySelector("dialog[open], :popover-open")) return;
  event.preventDefault();
  hold("");
});

// The keyboard goes on to what can be done with the thing, or back to it.
function hold(name) {
  const [before, active] = [held, document.activeElement];
  held = name;
  isUseful = canBeUsed(name);
  show();
  if (held)
    document.querySelector(`main [data-choice][data-for~="${CSS.escape(held)}"]`)?.scrollIntoView({ block: "nearest" });
  const byKey = active?.matches(":focus-visible");
  if (!byKey) return;
  if (held) entrance(`[data-decision] [data-for~="${CSS.escape(held)}"]`)?.focus();
  else document.querySelector(`[data-section] [data-hold="${CSS.escape(before)}"]`)?.focus();
}

// What can be done with it; if that is nothing, what puts it back.
function entrance(parts) {
  const found = [...document.querySelectorAll(`${parts} :is([data-choice], [data-hold])`)].filter((thing) =>
    thing.checkVisibility(),
  );
  return found.find((thing) => thing.dataset.hold !== "") || found[0];
}

function canBeUsed(name) {
  const parts = [...document.querySelectorAll(`[data-section] [data-for~="${CSS.escape(name)}"]`)];
  return parts.some(
    (part) => part.matches("[data-choice]") || part.querySelector(`[data-choice], [data-hold]:not([data-hold=""])`),
  );
}

// After the page has changed: what is no longer there can't be held, nor what was of use and isn't any more.
export function show() {
  const holders = [...document.querySelectorAll("[data-section] [data-hold]")];
  const isThere = holders.some((holder) => holder.dataset.hold === held);
  if (held && (!isThere || (isUseful && !canBeUsed(held)))) held = "";
  for (const holder of holders) {
    if (!holder.dataset.hold) continue;
    const up = holder.dataset.hold === held;
    holder.setAttribute("aria-pressed", up);
    holder.closest("[data-lookable]")?.classList.toggle("held", up);
  }
  for (const part of document.querySelectorAll("[data-section] [data-for]")) {
    part.hidden = part.dataset.for ? !part.dataset.for.split(" ").includes(held) : held !== "";
  }
}
