// A choice without alternative goes by itself after a moment, where the server says that it may. After taking back, nothing
// goes by itself until the visitor has chosen again; and what went by itself is taken back with the choice before it.

import { isOn } from "../core/settings.js";

const MOMENT = 900; // milliseconds, so that the eye can follow, and a hand can be quicker
let due = 0;
let resting = false;
let made = 0; // choices that went by themselves since the visitor's last own one

// After the page has changed; whether a choice goes.
export function goAlone(choose) {
  clearTimeout(due);
  const name = document.querySelector("[data-alone]")?.dataset.alone;
  const isTaught = document.querySelector(".coach [data-lesson]"); // a lesson waits for the learner
  if (!name || resting || isTaught || !isOn("alone")) return false;
  const button = document.querySelector(`[data-section] [data-choice="${CSS.escape(name)}"]`);
  button?.classList.add("going");
  due = setTimeout(() => {
    if ("waiting" in document.body.dataset || !button?.isConnected) return;
    made += 1;
    choose({ choose: name }, button);
  }, MOMENT);
  return true;
}

// The visitor has chosen, or takes back: how many decisions that takes back.
export function chosenByHand(isUndo) {
  clearTimeout(due);
  const steps = isUndo ? made + 1 : 0;
  resting = isUndo;
  made = 0;
  return steps;
}
