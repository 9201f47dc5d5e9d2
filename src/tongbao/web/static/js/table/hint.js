// A hint: asked for by data-hint, the seat that asks. What it says comes over the link, and a press on one of its choices,
// data-point, shows where that is made: on its sheet, taken up or dialled for it.

import { table } from "../core/base.js";
import { turnTo } from "./dial.js";
import { say } from "../core/toast.js";
import { bring } from "./tabs.js";

const SOON = 100; // milliseconds after which what was asked for stands on the page

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-hint]");
  if (button && !button.classList.contains("thinking")) ask(button);
  const pointer = event.target.closest("[data-point]");
  if (pointer) point(pointer.dataset.point);
});

async function ask(button) {
  button.classList.add("thinking");
  const wish = {
    method: "POST",
    body: new URLSearchParams({ seat: button.dataset.hint }),
    headers: { accept: "application/json" },
  };
  try {
    const answer = await fetch(`${table}/hint`, wish);
    const facts = await answer.json();
    if (facts.error) say(facts.error);
    else setTimeout(bringUp, SOON);
  } catch {
    say(button.dataset.failed);
  }
  button.classList.remove("thinking");
}

// Where the panel scrolls, what the hint says comes into sight.
function bringUp() {
  document.querySelector(".advice")?.scrollIntoView({ block: "nearest" });
}

function point(choice) {
  const [place] = found(choice);
  if (!place) return;
  takeUp(place);
  turnTo(place);
  bring(found(choice).find((one) => one.checkVisibility()) || place, "center");
}

const found = (choice) => [...document.querySelectorAll(`[data-section] [data-choice="${CSS.escape(choice)}"]`)];

// Where it can be seen only while something is held, or while nothing is, that is brought about.
function takeUp(place) {
  const part = place.closest("[data-for][hidden]");
  if (!part) return;
  const [thing] = part.dataset.for.split(" ");
  const holders = [...document.querySelectorAll(`[data-section] [data-hold="${CSS.escape(thing)}"]`)];
  const holder = holders.find((one) => one.checkVisibility()) || holders[0];
  if (holder) holder.click();
}
