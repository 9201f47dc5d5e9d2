// Explanations: a card shows itself large, and a mark or number says in words what it is. All of it stands in one slip, which
// comes after a moment under the pointer, with the keyboard's focus, or under a finger that rests; it lies where there is room.

import { layInRoom } from "./placement.js";

export const AFTER = 250; // milliseconds
const HELD = 500; // milliseconds after which a finger no longer presses what it rests on
const STILL = 10; // pixels that a finger may move while it rests
const MOST = 12; // marks that are explained at once
const MARKS = "[title], [role=img][aria-label]";
const NUMBER = /^[\d\s+\-−–×/().=:≤≥<>,!✓]+$/u;
const slip = document.getElementById("peek");
let shown = null; // what is explained: {thing, marks}
let asked = null; // what will be after a moment, if it isn't already
let due = 0;
let finger = null; // where a finger rests, since when
let isLed = false; // whether the focus goes where the reader leads it, not where the page puts it back
const untitled = new Map(); // the browser's own tooltips keep still meanwhile

function isSame(one, other) {
  if (!one || !other) return one === other;
  return (
    one.thing === other.thing &&
    one.marks.length === other.marks.length &&
    one.marks.every((mark, i) => mark === other.marks[i])
  );
}

// What lies at a point: the card, and its marks from the innermost outwards. A button that lies over a card is no obstacle.
function foundAt(x, y) {
  const stack = document.elementsFromPoint(x, y);
  const [top] = stack;
  if (!top?.closest("[data-section], dialog, #why")) return null;
  const whole = top.closest("[data-lookable]") || top.parentElement;
  const isAt = (one) =>
    whole.contains(one) && one !== whole && isWithin(x, y, one.getBoundingClientRect()) && saysOf(one);
  const mark = stack.find(isAt) || top.closest(MARKS);
  const marks = [];
  for (let one = mark; one; one = one.parentElement.closest(MARKS)) marks.push(one);
  const under = stack.find((one) => whole.contains(one) && one.matches("[data-peek]"));
  return found(top.closest("[data-peek]") || under || null, marks);
}

const isWithin = (x, y, { left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom;

// What has the focus; of what isn't a mark itself, all marks are explained.
function foundIn(focused) {
  const peeked = focused.closest("[data-peek]");
  const own = focused.closest(MARKS);
  const whole =
    peeked || focused.closest(".card, .work") || (focused.matches("[data-look]") ? focused.parentElement : focused);
  const within = [...whole.querySelectorAll(MARKS)].filter(
    (mark) => mark.checkVisibility({ visibilityProperty: true }) && !mark.parentElement.closest(MARKS),
  );
  return found(peeked, own ? [own, ...within] : within);
}

function found(thing, marks) {
  const said = marks.filter((mark) => mark !== thing && saysOf(mark)).slice(0, MOST);
  return thing || said.length ? { thing, marks: said } : null;
}

function heed({ key }) {
  if (key === "Escape") hide();
  isLed = /^(Tab|Arrow.*|Home|End)$/.test(key);
}

const titleOf = (mark) => untitled.get(mark) || mark.title;
const saysOf = (mark) => (mark.matches(MARKS) || untitled.has(mark) ? titleOf(mark) || mark.ariaLabel : "");

// A number, and what it is; each sentence once.
function wordsOf(mark) {
  const line = document.createElement("p");
  const text = mark.matches("svg, [role=img]") ? "" : mark.textContent.trim();
  if (NUMBER.test(text) && !saysOf(mark).includes(text)) line.append(strong(text), " ");
  line.append(saysOf(mark));
  return line;
}

function strong(text) {
  const bold = document.createElement("b");
  bold.textContent = text;
  return bold;
}

function wordsOfAll(marks) {
  const lines = new Map(marks.map(wordsOf).map((line) => [line.textContent, line]));
  const words = document.createElement("div");
  words.className = "slip words";
  words.append(...lines.values());
  return words;
}

// A copy that can't be mistaken for the thing itself by the script or by the eye of an animation, that asks nothing and
// that is looked at already.
export function likeness(thing) {
  const copy = thing.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    element.removeAttribute("data-flip");
    element.removeAttribute("id");
    element.classList.remove("sure");
    element.inert ||= element.matches("[data-look]");
  }
  const [own] = copy.children;
  if (own?.matches("details")) own.open = true;
  return copy;
}

function show({ thing, marks }, at) {
  shown = { thing, marks };
  const parts = thing ? [likeness(document.getElementById(thing.dataset.peek) || thing)] : [];
  if (marks.length) parts.push(wordsOfAll(marks));
  slip.replaceChildren(...parts);
  slip.classList.toggle("touched", finger !== null);
  if (!slip.matches(":popover-open")) slip.showPopover();
  layInRoom(slip, thing || marks[0].closest("article") || marks[0], at);
}

export function hide() {
  clearTimeout(due);
  asked = shown = null;
  for (const [mark, title] of untitled) if (!mark.title) mark.title = title;
  untitled.clear();
  if (slip?.matches(":popover-open")) slip.hidePopover();
}

// After the table has changed: what is explained is as it is now, or gone.
export function renewExplanation() {
  if (!shown) return;
  const still = found(
    shown.thing?.isConnected ? shown.thing : null,
    shown.marks.filter((mark) => mark.isConnected),
  );
  if (still) show(still);
  else hide();
}

function ask(what, at) {
  if (isSame(what, asked || shown)) return;
  if (!what) return hide();
  clearTimeout(due);
  const isOn = shown !== null && shown.thing === what.thing && what.thing !== null; // from mark to mark of a card
  if (!isOn) hide();
  asked = what;
  due = setTimeout(
    () => {
      asked = null;
      if (what.thing?.isConnected || what.marks.some((mark) => mark.isConnected)) show(what, at);
    },
    isOn ? 0 : AFTER,
  );
}

function quiet(element) {
  for (let one = element; one; one = one.parentElement) {
    if (!one.title) continue;
    untitled.set(one, one.title);
    one.removeAttribute("title");
  }
}

let frame = 0;
function hover(event) {
  if (event.pointerType === "touch" || event.buttons) return;
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    ask(foundAt(event.clientX, event.clientY));
    quiet(event.target);
  });
}

// A finger that rests: the slip comes above it and stays until the next touch; the thing isn't pressed.
function rest(event) {
  hide();
  finger = null;
  if (event.pointerType !== "touch") return;
  finger = { x: event.clientX, y: event.clientY, since: event.timeStamp, isHeld: false };
  ask(foundAt(event.clientX, event.clientY), { x: event.clientX, y: event.clientY });
}

function move(event) {
  if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) leave();
}

function lift(event) {
  if (!finger) return;
  finger.isHeld = shown !== null && event.timeStamp - finger.since >= HELD;
  if (!shown) leave();
}

function leave() {
  finger = null;
  hide();
}

function swallow(event) {
  if (!finger?.isHeld) return;
  finger = null;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (slip) {
  const far = { capture: true, passive: true };
  addEventListener("pointermove", hover, far);
  addEventListener("pointerdown", rest, far);
  addEventListener("pointermove", move, far);
  addEventListener("pointerup", lift, far);
  addEventListener("pointercancel", leave, far);
  addEventListener("scroll", () => shown && hide(), far);
  addEventListener("click", swallow, true);
  addEventListener("contextmenu", (event) => finger && event.preventDefault(), true);
  addEventListener("keydown", heed, true);
  document.documentElement.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && hide());
  document.addEventListener("focusin", ({ target }) => {
    if (isLed && target.matches(":focus-visible") && target.closest("[data-section], dialog")) ask(foundIn(target));
  });
  document.addEventListener("focusout", hide);
}
