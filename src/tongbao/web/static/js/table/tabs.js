// Bringing into sight: a press on data-show="id" shows what has that id, on whatever sheet it lies. And the sheets of a
// phone on its side: those that hold a choice now are marked, and one of them comes up if the one that is up holds none.

import { isCalm } from "../a11y/reduced_motion.js";

const CHOICE = "[data-choice], [data-hold]:not([data-hold=''])";
const FLASH = { outline: ["4px solid var(--gold-light)", "4px solid transparent"], outlineOffset: ["2px", "2px"] };
let asking = ""; // the sheets that held a choice when last looked at

const sheets = () => [...document.querySelectorAll("[data-sheet]")];
const tab = (sheet) => document.getElementById(sheet.htmlFor);
const isUp = (sheet) => tab(sheet).checked;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-show]");
  if (button) bring(document.getElementById(button.dataset.show));
});

// The chronicle opens at its end.
document.addEventListener("change", (event) => {
  if (event.target.id !== "tab-log") return;
  for (const list of document.querySelectorAll("#s-log [data-stick]")) list.scrollTop = list.scrollHeight;
});

export function bring(thing, block = "nearest") {
  if (!thing) return;
  document.querySelector("dialog[open]")?.close();
  const sheet = sheets().find((one) => thing.closest(one.dataset.sheet));
  if (sheet) tab(sheet).checked = true;
  thing.scrollIntoView({ block, inline: "center", behavior: isCalm() ? "instant" : "smooth" });
  thing.animate(FLASH, { duration: 1600, easing: "ease-in" });
}

// After the page has changed.
export function markSheets() {
  const holding = sheets().filter(holds);
  for (const sheet of sheets()) sheet.toggleAttribute("data-asks", holding.includes(sheet));
  const names = holding.map((sheet) => sheet.htmlFor).join();
  const turned = names !== asking;
  asking = names;
  const inUse = sheets()[0]?.checkVisibility();
  if (turned && inUse && holding.length && !holding.some(isUp)) tab(holding[0]).checked = true;
}

function holds(sheet) {
  return [...document.querySelectorAll(sheet.dataset.sheet)].some((part) => part.querySelector(CHOICE));
}
