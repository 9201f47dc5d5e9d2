// The points are told: while the bricks are laid their sums run up, and then the seals are stamped. A click or a key ends it.

import { isStill } from "../table/flight.js";

const roll = document.querySelector(".roll");
const seals = [...document.querySelectorAll(".grand, .first .rank")];
const bricks = (place) => [...place.querySelectorAll(".bricks i")];

export function tally() {
  const stamps = seals.flatMap((seal) => seal.getAnimations());
  if (isStill() || !stamps.length) return;
  for (const stamp of stamps) {
    stamp.pause();
    stamp.currentTime = 0;
  }
  const rows = [...roll.children].map((row) => ({ shown: row.querySelector(".sum"), parts: bricks(row) }));
  const groups = [...roll.querySelectorAll(".grp")].map((group) => ({
    shown: group.querySelector("small b"),
    parts: bricks(group),
  }));
  for (const { shown } of rows) shown.style.minWidth = `${shown.offsetWidth}px`; // what grows pushes nothing aside
  const motions = new Map(bricks(roll).map((brick) => [brick, brick.getAnimations()[0]]));
  const laid = (brick) => motions.get(brick).effect.getComputedTiming().progress;
  const skip = new AbortController();
  const show = () => {
    for (const { shown, parts } of [...rows, ...groups]) {
      shown.textContent = Math.round(parts.reduce((sum, brick) => sum + Number(brick.textContent) * laid(brick), 0));
    }
    if ([...motions.keys()].some((brick) => laid(brick) < 1)) return requestAnimationFrame(show);
    for (const stamp of stamps) stamp.play();
    skip.abort();
  };
  const finish = () => [...motions.values()].forEach((motion) => motion.finish());
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, finish, { signal: skip.signal });
  show();
}
