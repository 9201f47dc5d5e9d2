// All cards of a game: searched and filtered at once, each looked at in a dialog that has an address of its own; and one
// card on its own page.

import "../core/dialogs.js";
import { pin } from "./pins.js";
import "../core/every_page.js";

const form = document.querySelector("form[data-gallery]");
const dialog = document.getElementById("d-card");
const own = document.querySelector("main > [data-explained]");

if (own) pin(own);
if (form) {
  form.querySelector("button").hidden = true;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();
}

// As the server folds what is searched.
function folded(text) {
  return text.toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");
}

function filter() {
  const wishes = [...new FormData(form)].filter(([, value]) => value.trim());
  const words = folded(form.elements.q.value).split(/\s+/);
  const traits = wishes.filter(([name]) => name !== "q").map(([name, value]) => `${name}-${value}`);
  const cards = [...document.querySelectorAll(".shelf > li")];
  for (const card of cards) {
    const own = card.dataset.traits.split(" ");
    card.hidden = !(
      words.every((word) => card.dataset.words.includes(word)) && traits.every((trait) => own.includes(trait))
    );
  }
  const found = cards.filter((card) => !card.hidden).length;
  const tally = form.querySelector("[data-tally]");
  tally.textContent = tally.dataset.tally.replace("{n}", found).replace("{m}", cards.length);
  form.querySelector("[data-reset]").hidden = found === cards.length;
  document.querySelector(".nothing").hidden = found > 0;
  const query = new URLSearchParams(wishes).toString();
  history.replaceState(history.state, "", query ? `?${query}` : location.pathname);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !dialog) return;
  if (link.dataset.card) show(link.href);
  else if (link.matches("[data-all]")) dialog.close();
  else if (link.matches("[data-reset]")) reset();
  else return;
  event.preventDefault();
});

function reset() {
  for (const field of form.querySelectorAll("input, select")) field.value = "";
  filter();
  form.elements.q.focus();
}

async function show(address) {
  const answer = await fetch(`${address}?part`);
  if (!answer.ok) return location.assign(address);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-explained]");
  for (const part of fresh.querySelectorAll("[id]")) part.removeAttribute("id"); // those of the same card in the list
  dialog.querySelector(".shown").replaceChildren(fresh);
  dialog.scrollTop = 0;
  if (dialog.open) history.replaceState({ card: true }, "", address);
  else {
    history.pushState({ card: true }, "", address);
    dialog.showModal();
  }
  pin(fresh);
}

dialog?.addEventListener("close", () => {
  if (history.state?.card) history.back();
});
addEventListener("popstate", (event) => {
  if (event.state?.card) location.reload();
  else if (dialog?.open) dialog.close();
});

// From card to card by the keys with arrows.
document.addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (!rel || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, select")) return;
  (dialog?.open ? dialog : own)?.querySelector(`[rel=${rel}]`)?.click();
});
