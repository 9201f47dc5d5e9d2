// The page of a deck: a card is drawn and kept as it is changed, and the run tells every second how far it is.

import "../core/dialogs.js";
import { say } from "../core/toast.js";
import { patch } from "../core/patch.js";
import "../core/every_page.js";

const PAUSE = 200; // milliseconds without a change after which the form is sent
const SECOND = 1000;
const PATIENCE = 10; // seconds between two tries where the server doesn't answer
const PARTS = ["deck-head", "bench", "run", "paper", "dock", "does"];
let waiting;
let changes = 0;
let sending = false;

// Parts of the page that the server has drawn anew.
function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  for (const id of PARTS) {
    const [now, then] = [document.getElementById(id), fresh.getElementById(id)];
    if (!now || !then) continue;
    for (const { name, value } of then.attributes) now.setAttribute(name, value);
    patch(now, then.innerHTML);
  }
}

const form = () => document.querySelector("form[data-card]");

function changed() {
  changes += 1;
  clearTimeout(waiting);
  waiting = setTimeout(send, PAUSE);
}

// One form at a time is under way; what is changed meanwhile goes with the next one.
async function send() {
  if (sending) return;
  sending = true;
  const mine = changes;
  try {
    const wish = {
      method: "POST",
      body: new URLSearchParams(new FormData(form())),
      headers: { accept: "application/json, text/html" },
    };
    const answer = await fetch(`${form().action}?part=card`, wish);
    if (!answer.ok) say((await answer.json()).error);
    else if (mine === changes) show(await answer.text());
  } catch {
    say(form().dataset.failed);
  }
  sending = false;
  if (mine !== changes) send();
}

// What was chosen behind a button is chosen: the button shows it, and has the focus.
function close(pick) {
  pick.open = false;
  pick.querySelector("summary").focus();
}

document.addEventListener("input", ({ target }) => target.closest("form[data-card]") && changed());
document.addEventListener("change", ({ target }) => {
  const pick = target.closest("details.behind");
  if (pick && pick.dataset.by !== "keys") close(pick);
});
document.addEventListener("keydown", (event) => {
  const pick = event.target.closest("details.behind");
  if (!pick) return;
  pick.dataset.by = event.key.startsWith("Arrow") ? "keys" : ""; // who goes through them by arrows has not chosen yet
  if (pick.open && (event.key === "Escape" || (event.key === "Enter" && !event.target.matches("summary")))) {
    event.preventDefault();
    close(pick);
  }
});
document.addEventListener("pointerdown", ({ target }) => {
  for (const pick of document.querySelectorAll("details.behind[open]")) {
    pick.dataset.by = "";
    if (!pick.contains(target)) pick.open = false;
  }
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("form[data-card]")) return;
  event.preventDefault();
  changed();
});

async function watch() {
  const run = document.getElementById("run");
  let wait = SECOND;
  if (run.dataset.underWay && !document.hidden) {
    try {
      const query = new URLSearchParams({ part: "run", mark: run.dataset.mark });
      const answer = await fetch(`${location.pathname}?${query}`, { headers: { accept: "text/html" } });
      if (answer.status === 200) show(await answer.text());
    } catch {
      wait = PATIENCE * SECOND;
    }
  }
  setTimeout(watch, wait);
}

setTimeout(watch, SECOND);
