// A lesson: lays the slip of the step beside what it points at, dims the rest (which can still be pressed), and goes on.
// After it a coach stays for one game: what each kind of question means when it comes for the first time.

import { at, table } from "../core/base.js";
import { countsByKey } from "../core/press_guard.js";
import { layBeside } from "../core/placement.js";
import { fold } from "./curtain.js";
import { lasting } from "../core/storage.js";
import { say } from "../core/toast.js";
import { isCalm } from "../a11y/reduced_motion.js";
import { bring } from "./tabs.js";

const SOON = 350; // milliseconds until what flies has come to its place
const page = document.body;
const game = page.dataset.game;
const COACH = `coach-${game}`; // "on" while the coach stays; what he has said already stands in COACH-said
let due = 0;
let told = ""; // the step that was brought into sight
let tips = null;

const scrim = document.createElementNS("http://www.w3.org/2000/svg", "svg");
scrim.setAttribute("class", "scrim");
scrim.setAttribute("aria-hidden", "true");
scrim.innerHTML = `<mask id="scrim-holes"><rect width="100%" height="100%" fill="#fff"/><path/></mask>
  <rect width="100%" height="100%" mask="url(#scrim-holes)"/><path class="rims"/>`;

const SELECTORS = {
  card: (name) => `[data-section] [data-flip="c${name}"]`,
  choice: (name) => `[data-section] [data-choice="${CSS.escape(name)}"]`,
  wish: (name) => `[data-section] [data-wish*="${CSS.escape(name)}"]`,
  hold: (name) => `[data-section] [data-hold="${CSS.escape(name)}"]`,
  seat: (name) => `#seat-${name}`,
  section: (name) => `#s-${name}`,
  region: (name) => `#spot-${name}`,
  decision: () => "[data-decision]",
  deck: () => "[data-deck]",
  result: () => "#s-result .scroll",
};

// Where a phone shows a seat of which it doesn't show the city.
const PLACE = (seat) => `.players [data-seat="${seat}"]`;

// What "card 12" or "choice place 12" points at, as far as it is in sight; else what has to be taken up for it.
function pointed(target) {
  const [kind, ...name] = target.split(" ");
  const found = SELECTORS[kind] ? [...document.querySelectorAll(SELECTORS[kind](name.join(" ")))] : [];
  const places = kind === "seat" ? [...document.querySelectorAll(PLACE(name))] : [];
  return shown(found) || shown(found.flatMap(holders)) || shown(places) || found[0];
}

const shown = (things) => things.find((thing) => thing.checkVisibility());

function holders(thing) {
  const names = thing.closest("[data-for][hidden]")?.dataset.for.split(" ").reverse() || [];
  return names.flatMap((name) => [...document.querySelectorAll(SELECTORS.hold(name))]);
}

// After the page has changed, and once at the start.
export function showCourse() {
  const course = document.querySelector(".course");
  if (course && !page.hasAttribute("data-lesson")) fold(true); // the slip speaks last
  page.toggleAttribute("data-lesson", course !== null);
  clearTimeout(due);
  if (course) due = setTimeout(layOut, isCalm() ? 0 : SOON);
  else if (scrim.isConnected) scrim.remove();
  coach();
}

function layOut() {
  const slip = document.querySelector(".coach");
  if (!slip) return scrim.remove();
  const all = [slip.dataset.target, slip.dataset.also].filter(Boolean).map(pointed).filter(Boolean);
  const seen = all.filter((thing) => thing.checkVisibility());
  const things = seen.length ? seen : all;
  if (told !== slip.dataset.at && things[0] && !inSight(things[0])) bring(things[0], "center");
  told = slip.dataset.at;
  const panel = document.querySelector("[data-decision]");
  layBeside(
    slip,
    things.map((thing) => (panel?.contains(thing) ? panel : thing)),
    things.length && panel ? [panel] : [],
  );
  slip.classList.add("laid");
  dim(slip, things);
}

// Whether nothing lies on it, at its upper or its lower edge.
function inSight(thing) {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
  const hits = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
  return hits.every((hit) => hit && (thing.contains(hit) || hit.contains(thing)));
}

// The scrim has holes for what is pointed at and for the decision, since cost and pool are half of the lesson.
function dim(slip, things) {
  const panel = document.querySelector("[data-decision]");
  const holes = things.length ? [...things, ...(slip.dataset.target ? [panel] : [])].filter(Boolean) : [];
  const boxes = holes.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  const rim = 5;
  const path = boxes.map(
    ({ left, top, right, bottom }) => `M${left - rim} ${top - rim}H${right + rim}V${bottom + rim}H${left - rim}Z`,
  );
  for (const holes of scrim.querySelectorAll("path")) holes.setAttribute("d", path.join(""));
  if (!scrim.isConnected) document.body.append(scrim);
}

async function goOn(wish) {
  try {
    const answer = await fetch(`${table}/lesson`, {
      method: "POST",
      body: new URLSearchParams({ do: wish }),
      headers: { accept: "application/json" },
    });
    const { link, error } = await answer.json();
    if (error) say(error);
    else if (link !== table) location.href = link;
  } catch {
    say(page.dataset.failed || "");
  }
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-lesson]:not(body), [data-tip-close], [data-coach-off]");
  if (!target) return;
  if (target.dataset.lesson) goOn(target.dataset.lesson);
  else {
    if ("coachOff" in target.dataset) lasting.set(COACH, "off");
    document.getElementById("tip")?.remove();
  }
});

document.addEventListener("keydown", (event) => {
  const button = document.querySelector(".coach.laid [data-lesson=next], #tip [data-tip-close]");
  const isFree = event.target === document.body && !document.querySelector("dialog[open]");
  if (!button || !isFree) return;
  const means = { Enter: button, s: button, S: button, Backspace: document.querySelector(".coach [data-undo]") };
  const thing = event.repeat ? null : means[event.key];
  if (thing && countsByKey(thing)) thing.click();
});

// What is taken up shows other things.
for (const name of ["resize", "scroll", "click", "keyup"])
  addEventListener(name, () => page.hasAttribute("data-lesson") && layOutSoon(), { passive: true, capture: true });

function layOutSoon() {
  clearTimeout(due);
  due = setTimeout(layOut, 60);
}

// The coach.

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-with-coach]")) return;
  lasting.set(COACH, "on");
  lasting.remove(`${COACH}-said`);
});

async function coach() {
  const phase = document.querySelector("[data-asks-phase]")?.dataset.asksPhase;
  if (page.hasAttribute("data-lesson") || lasting.get(COACH) !== "on") return;
  if (document.querySelector("#s-result .result")) lasting.set(COACH, "off");
  const said = (lasting.get(`${COACH}-said`) || "").split(" ");
  if (!phase || said.includes(phase) || document.getElementById("tip")) return;
  tips ||= fetch(at(`/lessons/${game}/coach.json`)).then((answer) => (answer.ok ? answer.json() : {}));
  const html = (await tips)[phase];
  if (!html || document.getElementById("tip")) return;
  lasting.set(`${COACH}-said`, [...said, phase].join(" ").trim());
  const tip = Object.assign(document.createElement("section"), {
    id: "tip",
    className: "coach slip laid",
    innerHTML: html,
  });
  tip.setAttribute("role", "status");
  document.body.append(tip);
  layBeside(tip, [document.querySelector("[data-decision]")].filter(Boolean));
}
