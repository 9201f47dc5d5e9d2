// The pages before a table: those that show what goes on keep themselves fresh, the form of a new table shows the seats it
// needs, and that of a new tournament what follows from its fields.

import { at } from "../core/base.js";
import "../core/dialogs.js";
import { keepFresh } from "../core/fresh.js";
import { fillInZones, localise } from "../core/local_time.js";
import { patch } from "../core/patch.js";
import "../core/every_page.js";

const FRESH = 15000; // milliseconds between two looks at what is new
const FOLLOWED = 5000; // the same where somebody waits for it
const SHOWN = [".wait", ".gates", ".open ul", ".dock"];
const form = document.querySelector("form[data-new]");

localise();
fillInZones();
if (form) {
  form.addEventListener("change", (event) => {
    showSeats();
    if (/^(players|opt-|form|most)/.test(event.target.name)) showOptions();
  });
  showSeats();
} else if (document.querySelector(".home, .games")) {
  const typed = "input:not([type=radio], [type=checkbox]), select";
  keepFresh(FRESH, { parts: SHOWN.map((part) => `main ${part}`), busy: () => document.activeElement.matches(typed) });
} else if (document.querySelector("[data-fresh]:not([data-settled])")) keepFresh(FOLLOWED);

// As many lines as players, a name only where a person sits, and what is for two only if they are two.
function showSeats() {
  const players = Number(new FormData(form).get("players"));
  for (const field of form.querySelectorAll("[data-for-two]")) field.hidden = players !== 2;
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
  const panel = (page) => page.querySelector("[data-option]")?.closest(".panel");
  const about = (page) => page.querySelector("[data-renew]");
  for (const find of [panel, about]) {
    const [now, then] = [document, fresh].map(find);
    if (now && then) patch(now, then.innerHTML);
  }
}
