// The pages before a table: the start page keeps itself fresh, the form of a new table shows the seats it needs.

import { at } from "../core/base.js";
import "../core/dialogs.js";
import { patch } from "../core/patch.js";
import "../core/every_page.js";

const FRESH = 15000;
const form = document.querySelector("form[data-new]");

if (form) {
  form.addEventListener("change", (event) => {
    showSeats();
    if (/^(players|opt-)/.test(event.target.name)) showOptions();
  });
  showSeats();
} else if (document.querySelector(".home, .games")) {
  setInterval(refresh, FRESH);
  document.addEventListener("visibilitychange", refresh);
}

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

async function refresh() {
  if (document.hidden || document.activeElement.matches("input:not([type=radio], [type=checkbox]), select")) return;
  const answer = await fetch(location.pathname);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const list of [".wait", ".gates", ".open ul", ".dock"]) {
    const [now, then] = [document, fresh].map((page) => page.querySelector(`main ${list}`));
    if (now && then) patch(now, then.innerHTML);
  }
}
