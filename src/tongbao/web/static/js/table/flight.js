// Cards fly from where they lay to where they lie now, workers from their player's seal, sold cards to the discard pile.

import { isCalm } from "../a11y/reduced_motion.js";

const TIME = 300;
const EASE = "cubic-bezier(.2,.8,.25,1)";
const LEAST = 0.35; // nothing flies smaller than this part of its size, or larger than its reverse
const SIZES = ["--hh", "--ah", "--rh", "--tk", "--ck", "--fx", "--name"];
const sky = document.createElement("div"); // where the likenesses fly, above everything and in nobody's way
sky.className = "sky";
sky.setAttribute("aria-hidden", "true");
let flying = [];
let due = []; // what starts once everything has been measured, since each start would make the next measure slow

export const isStill = () => isCalm() || document.hidden;

// Where everything that can fly is now, also in mid-flight; null for what can't be seen.
export function places() {
  const found = new Map();
  if (isStill()) return found;
  for (const element of document.querySelectorAll("[data-section] [data-flip]")) {
    const box = element.getBoundingClientRect();
    found.set(element.dataset.flip, isSeen(element, box) ? place(element, box) : null);
  }
  return found;
}

// What is known of a place; ``goal`` leads to where a thing goes from there that leaves the table.
function place(element, box) {
  const goal = element.closest("[data-to]")?.dataset.to;
  return { element, box, turn: turn(element), goal, sizes: goal && sizes(element) };
}

// Let everything fly to its present place; what is there already, or can't be seen, doesn't.
export function fly(before) {
  for (const flight of flying) flight.cancel();
  flying = [];
  if (isStill() || !before.size) return;
  const present = new Set();
  const moves = [];
  for (const element of document.querySelectorAll("[data-section] [data-flip]")) {
    const key = element.dataset.flip;
    present.add(key);
    const now = element.getBoundingClientRect();
    if (isSeen(element, now)) moves.push([element, now, before.has(key), before.get(key)]);
  }
  for (const [element, now, known, old] of moves) {
    if (!known) arrive(element, now);
    else if (old && element.matches(".card")) move(element, now, old);
  }
  for (const [key, old] of before) if (old?.goal && !present.has(key)) depart(old);
  document.body.append(sky);
  for (const start of due) start();
  due = [];
}

function isSeen(element, box) {
  const onScreen = box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  return onScreen && box.width > 3 && box.height > 3 && element.checkVisibility({ visibilityProperty: true });
}

// How far a card that lies on its side is turned, in degrees.
function turn(element) {
  const bed = element.closest(".lay");
  return (bed && parseFloat(getComputedStyle(bed).rotate)) || 0;
}

// The measures of a card that may leave the table, for its likeness.
function sizes(element) {
  const style = getComputedStyle(element);
  return SIZES.map((name) => [name, style.getPropertyValue(name)]);
}

// From one box to another: the shift of the centre and the scale.
function way(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.sqrt((from.width * from.height) / (to.width * to.height));
  return { x, y, scale: Math.max(LEAST, Math.min(1 / LEAST, scale)) };
}

function move(element, now, old, opacity = 1) {
  const angle = turn(element);
  const { x, y, scale } = way(old.box, now);
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  const round = (-angle * Math.PI) / 180; // in a bed that is turned, all directions are
  const [right, down] = [x * Math.cos(round) - y * Math.sin(round), x * Math.sin(round) + y * Math.cos(round)];
  const start = `translate(${right}px, ${down}px) rotate(${old.turn - angle}deg) scale(${scale})`;
  launch(element, { transform: [start, "none"], opacity: [opacity, 1], zIndex: [40, 40] });
}

// What is new: a card from a pile or a hand, a worker from the seal of its player; otherwise it fades in.
function arrive(element, now) {
  const sources = element.dataset.from ? [...document.querySelectorAll(element.dataset.from)] : [];
  const source = sources.find((one) => isSeen(one, one.getBoundingClientRect()));
  const box = source?.getBoundingClientRect();
  if (!box) launch(element, { opacity: [0, 1] });
  else if (element.matches(".card")) move(element, now, { box, turn: 0 }, 0.2);
  else {
    const { x, y, scale } = way(now, box);
    const small = Math.min(1, scale);
    ghost(source.cloneNode(true), box, { transform: ["none", `translate(${x}px, ${y}px) scale(${small})`] });
    launch(element, { opacity: [0, 1] }, { delay: TIME - 80, duration: 80, fill: "backwards" });
  }
}

// What has gone flies where it belongs, and fades.
function depart({ element, box, goal, sizes }) {
  const pile = document.querySelector(goal)?.getBoundingClientRect();
  if (!pile?.width) return;
  const { x, y } = way(pile, box);
  for (const [name, value] of sizes) element.style.setProperty(name, value);
  const end = `translate(${x}px, ${y}px) scale(${LEAST})`;
  ghost(element, box, { transform: ["none", end], opacity: [1, 0.9, 0] });
}

function ghost(likeness, box, frames) {
  for (const element of [likeness, ...likeness.querySelectorAll("[id], [data-flip]")]) {
    element.removeAttribute("id");
    element.removeAttribute("data-flip");
  }
  const { left, top, width, height } = box;
  Object.assign(likeness.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  due.push(() => {
    sky.append(likeness);
    const flight = likeness.animate(frames, { duration: TIME, easing: EASE });
    flight.onfinish = flight.oncancel = () => likeness.remove();
  });
}

function launch(element, frames, timing = {}) {
  due.push(() => flying.push(element.animate(frames, { duration: TIME, easing: EASE, ...timing })));
}
