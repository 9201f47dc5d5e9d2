// Taking up: a press on data-hold takes the thing up; what can be done with it, data-for, appears. A second press, Escape or
// data-hold="" puts it back. What is data-for="" shows as long as nothing is held.

let held = "";

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-section] [data-hold]");
  if (button) hold(button.dataset.hold === held ? "" : button.dataset.hold);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && held && !document.querySelector("dialog[open]")) hold("");
});

// The keyboard goes on to what can be done with the thing, or back to it.
function hold(name) {
  const [before, active] = [held, document.activeElement];
  held = name;
  show();
  if (held) document.querySelector(`main [data-choice][data-for~="${CSS.escape(held)}"]`)?.scrollIntoView({ block: "nearest" });
  const byKey = active?.matches(":focus-visible");
  if (!byKey) return;
  if (held) document.querySelector(`[data-decision] [data-for~="${CSS.escape(held)}"] :is([data-choice], [data-hold]:not([data-hold=""]))`)?.focus();
  else document.querySelector(`[data-section] [data-hold="${CSS.escape(before)}"]`)?.focus();
}

// After the page has changed: what is no longer there can't be held.
export function show() {
  const holders = [...document.querySelectorAll("[data-section] [data-hold]")];
  if (!holders.some((holder) => holder.dataset.hold === held)) held = "";
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
