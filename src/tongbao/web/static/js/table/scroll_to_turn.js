// Where cities stand side by side and don't all fit, the one of the player on turn comes into sight by itself;
// in one's own turn, one with a choice if no city in sight has any.

import { isCalm } from "../a11y/reduced_motion.js";

const PEACE = 1500; // so long after a swipe nothing moves
let followed;
let led = "";
let swiped = -PEACE;
let touching = false;

for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
  const note = (event) => {
    touching = event.touches.length > 0;
    if (name === "touchmove") swiped = performance.now();
  };
  document.addEventListener(name, note, { passive: true });
}

export function follow() {
  followCity();
  followChoice();
}

function followCity() {
  const lane = document.querySelector(".opps");
  if (!lane || lane.scrollWidth <= lane.clientWidth) return;
  const city = wanted(lane);
  if (city?.id === followed || touching || performance.now() - swiped < PEACE) return;
  followed = city?.id;
  if (!city) return;
  const left = city.offsetLeft - lane.offsetLeft - (lane.clientWidth - city.offsetWidth) / 2;
  lane.scrollTo({ left, behavior: pace() });
}

// Where the board itself scrolls: the part of it that offers choices now, unless it is in sight.
function followChoice() {
  const part = document.querySelector("main [data-follow]:has(.pick, .drop:not([hidden]))");
  const name = part?.dataset.follow || "";
  if (name === led) return;
  led = name;
  if (part && !touching) part.scrollIntoView({ block: "nearest", behavior: pace() });
}

const pace = () => (isCalm() ? "instant" : "smooth");

function wanted(lane) {
  const acting = lane.querySelectorAll(".acting");
  if (acting.length === 1) return acting[0];
  const offered = [...lane.querySelectorAll(".opp:has(.pick)")];
  return offered.some((city) => isInSight(city, lane)) ? undefined : offered[0];
}

function isInSight(city, lane) {
  const left = city.offsetLeft - lane.offsetLeft - lane.scrollLeft;
  return left > -city.offsetWidth / 2 && left < lane.clientWidth - city.offsetWidth / 2;
}
