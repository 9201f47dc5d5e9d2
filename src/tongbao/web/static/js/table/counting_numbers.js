// Numbers that have changed run from what they were to what they are.

import { isStill } from "./flight.js";

const TIME = 320;
let running = 0;

// What the numbers show now; also while they run.
export function numbers() {
  cancelAnimationFrame(running);
  return new Map(
    [...document.querySelectorAll("[data-count]")].map((place) => [place.dataset.count, Number(place.textContent)]),
  );
}

export function count(before) {
  if (isStill()) return;
  const runs = [];
  for (const place of document.querySelectorAll("[data-count]")) {
    const [from, to] = [before.get(place.dataset.count), Number(place.textContent)];
    if (from !== undefined && from !== to) runs.push({ place, from, to });
  }
  if (!runs.length) return;
  const start = performance.now();
  const step = (now) => {
    const part = Math.max(0, Math.min(1, (now - start) / TIME));
    for (const { place, from, to } of runs) place.textContent = Math.round(from + (to - from) * part);
    if (part < 1) running = requestAnimationFrame(step);
  };
  step(start);
}
