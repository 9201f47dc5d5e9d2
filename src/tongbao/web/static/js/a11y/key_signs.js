// The signs of what can be chosen: 1 to 9, then letters, then the same after a 0. On request they are drawn on the things.

const SIGNS = "123456789abcdefgijkmopqrstvwxyz"; // without the keys that mean something else: h, l, n and u
const PRESSABLE = "[data-choice]:not(:disabled), [data-hold]:not([data-hold='']):not(:disabled)";
const CLOSED = ".off";
const layer = document.createElement("div"); // above everything and in nobody's way
layer.className = "badges";
layer.setAttribute("aria-hidden", "true");
layer.hidden = true;
document.body.append(layer);
let due = 0;

export const areShown = () => !layer.hidden;

// What can be pressed now, by sign; first what is in the decision panel, last what only says why it can't be done now. A
// choice that is there twice has one sign.
export function signed() {
  const parts = [document.getElementById("s-decision"), document.querySelector(".app")];
  const found = new Map();
  const things = parts.flatMap((part) => [...(part?.querySelectorAll(PRESSABLE) || [])]);
  for (const thing of things.sort((one, other) => one.matches(CLOSED) - other.matches(CLOSED))) {
    const name = thing.dataset.choice || `hold ${thing.dataset.hold}`;
    if (!found.has(name) && thing.checkVisibility({ visibilityProperty: true })) found.set(name, thing);
  }
  return new Map([...found.values()].map((thing, i) => [sign(i), thing]));
}

const sign = (i) => "0".repeat(i / SIGNS.length) + SIGNS[i % SIGNS.length];

export function showSigns(shown) {
  layer.hidden = !shown;
  drawSigns();
}

// After anything has changed: the signs are drawn where the things are now.
export function drawSigns() {
  if (layer.hidden) layer.replaceChildren();
  else due ||= requestAnimationFrame(draw);
}

function draw() {
  due = 0;
  if (layer.hidden) return;
  const badges = [];
  for (const [name, thing] of signed()) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (!isInSight(thing, left + width / 2, top + height / 2)) continue;
    const badge = document.createElement("kbd");
    badge.textContent = name;
    Object.assign(badge.style, { left: `${Math.max(0, left - 6)}px`, top: `${Math.max(0, top - 6)}px` });
    badges.push(badge);
  }
  layer.replaceChildren(...badges);
}

function isInSight(thing, x, y) {
  const seen = document.elementFromPoint(x, y);
  return thing.contains(seen) || (seen?.contains(thing) && !seen.matches("dialog"));
}

for (const name of ["scroll", "resize", "click"]) addEventListener(name, drawSigns, { capture: true, passive: true });
