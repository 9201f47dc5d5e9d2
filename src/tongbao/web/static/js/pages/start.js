// The pages before a table: the start page keeps itself fresh, the levels are followed as
// they play the deal of a day, the form of a new table shows the seats it needs.

import { at } from "../core/base.js";
import "../core/dialogs.js";
import { refresh } from "../core/fresh.js";
import { patch } from "../core/patch.js";
import "../core/every_page.js";

const FRESH = 15000; // milliseconds between two looks at what is new
const LEVEL = 3000; // milliseconds between two looks whether another level has finished the deal of a day
const LISTS = [".wait", ".gates", ".open ul", ".dock"].map((list) => `main ${list}`);
const form = document.querySelector("form[data-new]");

if (form) {
  form.addEventListener("change", (event) => {
    showSeats();
    if (/^(players|opt-)/.test(event.target.name)) showOptions();
  });
  showSeats();
} else if (document.querySelector(".home, .games")) {
  setInterval(look, FRESH);
  document.addEventListener("visibilitychange", look);
}
if (arePlaying()) setTimeout(watchLevels, LEVEL);

// As many lines as players, and a name only where a person sits.
function showSeats() {
  const players = Number(new FormData(form).get("players"));
  for (const row of form.querySelectorAll("[data-seat-row]")) {
    row.hidden = Number(row.dataset.seatRow) >= players;
    const who = row.querySelector("select").value;
    const name = row.querySelector("input[name^=name]");
    name.disabled = row.hidden || (who !== "me" && who !== "here");
  }
}

// The options that so many players can choose, after those chosen already.
async function showOptions() {
  const filled = new URLSearchParams(new FormData(form));
  filled.delete("seal");
  const answer = await fetch(`${form.dataset.new || at(`/new/${filled.get("game")}`)}?${filled}`);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [now, then] = [document, fresh].map((page) => page.querySelector("[data-option]")?.closest(".panel"));
  if (now && then) patch(now, then.innerHTML);
}

async function look() {
  if (document.hidden || document.activeElement.matches("input:not([type=radio], [type=checkbox]), select")) return;
  await refresh(LISTS).catch(() => {}); // it asks again soon
}

// The levels play the deal of a day, until all have finished or the page is of another day.
async function watchLevels() {
  let [wait, goesOn] = [LEVEL, true];
  if (!document.hidden) {
    try {
      goesOn = await refresh(["[data-fresh=levels]"]);
    } catch {
      wait = FRESH;
    }
  }
  if (goesOn && arePlaying()) setTimeout(watchLevels, wait);
}

function arePlaying() {
  return document.querySelector("[data-fresh=levels] [data-unfinished]");
}
