// The recap: what the others did since the visitor's last turn. A press on a line shows the table as it was after that step;
// from there one steps back and forth, and returns to one's own turn. Meanwhile what comes from the server waits.

import { table } from "../core/base.js";
import { tags } from "../core/parts.js";
import { redraw } from "./redraw.js";
import { say } from "../core/toast.js";
import { isOn } from "../core/settings.js";
import { showSlip } from "./slips.js";
import { bring } from "./tabs.js";

const LONG = 20000; // milliseconds of waiting after which the recap opens by itself
const page = document.body;
let waitingSince = -Infinity;
let seen = ""; // the recap that was shown or put away

const decision = () => document.getElementById("s-decision");
const slip = () => document.getElementById("recap");
export const isPast = () => "past" in page.dataset;

// After the page has changed, and once at the start: opens for who has been away or has waited long, except in a lesson.
export function openRecap() {
  const now = slip();
  offer(now);
  if (!now) {
    if (waitingSince === Infinity) waitingSince = performance.now();
    delete page.dataset.recap;
    return;
  }
  const name = now.dataset.last;
  const longAgo = performance.now() - waitingSince > LONG || document.hidden;
  waitingSince = Infinity;
  if (name === seen) return;
  seen = name;
  show(longAgo && isOn("recap") && !document.querySelector(".course"));
}

// At the head of the chronicle stands what opens it, with how many moves there were.
function offer(now) {
  const button = document.querySelector("[data-recap-open]");
  if (!button) return;
  button.hidden = !now;
  button.querySelector("span").textContent = now?.dataset.moves || "";
}

async function show(isOpen) {
  const now = slip();
  now.hidden = !isOpen;
  page.toggleAttribute("data-recap", isOpen);
  showSlip(isOpen && now);
  const lines = now.querySelector("[data-recap-lines]");
  if (!isOpen || lines.childElementCount) return;
  const html = await ask("replay/recap").then(
    (answer) => answer.text(),
    () => null,
  );
  if (html === null) return fail();
  lines.innerHTML = html; // from the server, which escapes it
}

const ask = (path, query = {}) =>
  fetch(`${table}/${path}?${new URLSearchParams({ seat: page.dataset.seat, ...query })}`).then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return answer;
  });

const fail = () => say(slip()?.dataset.failed);

document.addEventListener("click", (event) => {
  const target = event.target.closest(
    "[data-recap-open], [data-recap-close], [data-recap-by], [data-recap-all], [data-recap-back], .recap [data-step]",
  );
  if (!target) return;
  if ("recapOpen" in target.dataset) show(slip().hidden);
  else if ("recapClose" in target.dataset) close();
  else if ("recapBack" in target.dataset) leave();
  else if ("recapAll" in target.dataset) showAll();
  else if (target.dataset.recapBy)
    stepTo(Number(page.dataset.past ?? Number(slip().dataset.last) + 1) + Number(target.dataset.recapBy));
  else stepTo(Number(target.dataset.step), target);
});

// All moves are in the chronicle, after the mark of the visitor's last turn.
function showAll() {
  close();
  for (const name of ["told-log", "tab-log"]) document.getElementById(name).checked = true;
  document.getElementById("since")?.scrollIntoView({ block: "start" });
}

document.addEventListener("keydown", (event) => {
  if (
    !("recap" in page.dataset) ||
    event.target.matches("input, select, textarea") ||
    document.querySelector("dialog[open]")
  )
    return;
  if (event.key === "Escape") close();
  else if (event.key === "ArrowLeft") document.querySelector("[data-recap-by='-1']")?.click();
  else if (event.key === "ArrowRight") document.querySelector("[data-recap-by='1']")?.click();
});

// The last step is the present one: beyond it, and there, it is one's own turn again.
async function stepTo(step, line) {
  const { first, last } = slip().dataset;
  if (step > Number(last)) return leave();
  const at = Math.max(Number(first) - 1, step);
  page.dataset.past = at;
  decision().inert = true;
  const have = Object.entries(tags())
    .map((pair) => pair.join("."))
    .join();
  try {
    const facts = await (await ask("replay/step.json", { step: at, have })).json();
    if (page.dataset.past !== String(at)) return;
    keep(facts);
    redraw(facts);
    mark(at, line || document.querySelector(`.recap [data-step="${at}"]`));
  } catch {
    fail();
    leave();
  }
}

// The recap itself, and what the page says of the present, stay as they are.
function keep(facts) {
  for (const name of [
    "recap",
    "course",
    "turn",
    "decision",
    "announce",
    "about",
    "curtain",
    "result",
    "matters",
    "chat",
  ]) {
    delete facts.sections[name];
    delete facts.tags[name];
  }
}

function mark(at, line) {
  const { first, last } = slip().dataset;
  const back = slip().querySelector("[data-recap-back]");
  const heads = [...document.querySelectorAll("[data-decision] h2")];
  const question = heads.find((head) => head.checkVisibility())?.textContent.trim();
  if (question) back.textContent = back.textContent.replace("#", question);
  slip().querySelector("output").textContent = `${at - Number(first) + 1} / ${Number(last) - Number(first) + 1}`;
  for (const button of slip().querySelectorAll("[data-step]")) button.toggleAttribute("aria-current", button === line);
  if (!line) return;
  const goal = line.dataset.goal && document.querySelector(`[data-section] [data-flip="${line.dataset.goal}"]`);
  bring(goal || document.getElementById(`seat-${line.dataset.seatGoal}`), "nearest");
}

function leave() {
  delete page.dataset.past;
  decision().inert = false;
  slip()?.querySelector("output")?.replaceChildren();
  for (const button of document.querySelectorAll(".recap [aria-current]")) button.removeAttribute("aria-current");
  page.dispatchEvent(new Event("present"));
}

function close() {
  show(false);
  if (isPast()) leave();
}
