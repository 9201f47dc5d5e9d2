// The page of a review: until the review is done it asks every second how far it is; what leads elsewhere within the page
// is fetched and put in its place.

import "../core/dialogs.js";
import { patch } from "../core/patch.js";
import "../core/every_page.js";

const SECOND = 1000;
const PATIENCE = 10; // seconds between two tries where the server doesn't answer
let asked = 0;

function place() {
  return document.querySelector("#review");
}

async function renew(address, keep) {
  const mine = ++asked;
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.status);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = fresh.querySelector("#review");
  if (!found || mine !== asked) return;
  place().dataset.unfinished = found.dataset.unfinished;
  const open = place().querySelector(".numbers").open;
  patch(place(), found.innerHTML);
  place().querySelector(".numbers").open = open;
  document.title = fresh.title;
  if (keep) history.replaceState(null, "", address);
}

async function watch() {
  let wait = SECOND;
  if (place().dataset.unfinished && !document.hidden) {
    try {
      await renew(location.href, false);
    } catch {
      wait = PATIENCE * SECOND;
    }
  }
  setTimeout(watch, wait);
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-soft]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    await renew(link.href, true);
  } catch {
    location.href = link.href;
  }
});

setTimeout(watch, SECOND);
