// A replay: fetches the table as it stood after a step and lets the one in the frame become it; plays step by step.

import "../core/dialogs.js";
import { say } from "../core/toast.js";
import { tags } from "../core/parts.js";
import "../core/every_page.js";

const USUAL = 1400; // milliseconds from step to step at the usual speed
const page = document.getElementById("replay");
const stage = document.getElementById("stage");
const slider = page.querySelector("input[type=range]");
const button = page.querySelector(".playb");
const { link, seat } = page.dataset;
const last = Number(page.dataset.last);
const ends = page.dataset.ends.split(" ").map(Number);
let step = Number(page.dataset.step); // which step is shown
let wanted = step; // which one is to be
let fetching = false;
let due = 0;

// The steps that a way leads to.
const WAYS = {
  first: () => 0,
  "turn-back": () => ends.findLast((end) => end < wanted) ?? 0,
  back: () => wanted - 1,
  on: () => wanted + 1,
  "turn-on": () => ends.find((end) => end > wanted) ?? last,
  last: () => last,
};
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  PageUp: "turn-back",
  PageDown: "turn-on",
  Home: "first",
  End: "last",
  " ": "play",
};

function go(to) {
  wanted = Math.max(0, Math.min(last, to));
  mark(wanted);
  if (!fetching) fetchStep();
}

// Only the latest step that is wanted is fetched.
async function fetchStep() {
  fetching = true;
  while (step !== wanted) {
    const to = wanted;
    try {
      const answer = await fetch(`${link}/step.json?${new URLSearchParams({ seat, step: to, have: have() })}`);
      const facts = await answer.json();
      if (!answer.ok) throw new Error(facts.error);
      stage.contentWindow.postMessage(facts, location.origin);
      step = to;
      tell(facts);
    } catch (error) {
      say(error.message || page.dataset.failed);
      halt();
      wanted = step;
      mark(step);
    }
  }
  fetching = false;
}

function have() {
  return Object.entries(tags(stage.contentDocument))
    .map((pair) => pair.join("."))
    .join();
}

// What the page says of the step that is shown.
function tell({ turn, said }) {
  page.querySelector("[data-turn]").textContent = turn;
  page.querySelector("[data-said]").innerHTML = said;
  for (const field of page.querySelectorAll("[name=decision]")) field.value = step;
  for (const viewer of page.querySelectorAll("[data-viewer]"))
    viewer.href = `${link}?seat=${viewer.dataset.viewer}&step=${step}`;
  const address = `${link}?seat=${seat}&step=${step}`;
  page.querySelector("[data-copy]").dataset.copy = address;
  history.replaceState(null, "", address);
}

function mark(at) {
  slider.value = at;
  page.querySelector("[data-now]").textContent = at;
  page.querySelector(".track").style.setProperty("--at", `${(100 * at) / Math.max(1, last)}%`);
}

// Playing.

function play() {
  button.setAttribute("aria-pressed", "true");
  if (wanted === last) go(0);
  else go(wanted + 1);
  waitOn();
}

function waitOn() {
  clearTimeout(due);
  due = setTimeout(
    () => {
      if (!fetching) go(wanted + 1);
      if (wanted === last) halt();
      else waitOn();
    },
    USUAL / Number(page.querySelector("[name=speed]:checked").value),
  );
}

function halt() {
  clearTimeout(due);
  button.setAttribute("aria-pressed", "false");
}

function press(way) {
  const isPlaying = button.getAttribute("aria-pressed") === "true";
  halt();
  if (way !== "play") go(WAYS[way]());
  else if (!isPlaying) play();
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-way], [data-to-step]");
  if (target?.dataset.way) press(target.dataset.way);
  if (!target?.dataset.toStep) return;
  event.preventDefault();
  halt();
  go(Number(target.dataset.toStep));
});

slider.addEventListener("input", () => {
  halt();
  go(Number(slider.value));
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !KEYS[key]) return;
  if (target.matches("input") || (key === " " && target.matches("button, summary, a"))) return;
  event.preventDefault();
  press(KEYS[key]);
});

// The table in the frame hands on the keys that it gets.
addEventListener("message", (event) => {
  if (event.source === stage.contentWindow && KEYS[event.data.key]) press(KEYS[event.data.key]);
});
