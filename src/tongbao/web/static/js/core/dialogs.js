// Dialogs, a closer look at one card or city, and links to copy.

import { hide, likeness, renewExplanation } from "./explanations.js";
import { tellIn } from "../table/why.js";

const look = document.getElementById("d-look");
let looked; // where in the page the thing is that is looked at
const histories = {}; // by the address of the page that tells them

document.addEventListener("click", (event) => {
  const target = event.target;
  const opener = target.closest("[data-open]");
  if (opener) document.getElementById(`d-${opener.dataset.open}`)?.showModal();
  else if (target.closest("[data-look]")) lookAt(target.closest("[data-lookable]"));
  else if (target.closest("[data-close]") || target.matches("dialog")) target.closest("dialog")?.close();
  const copier = target.closest("[data-copy]");
  if (copier) copy(copier);
});

function lookAt(thing) {
  if (!look || !thing) return;
  hide();
  looked = thing.dataset.flip ? `[data-flip="${thing.dataset.flip}"]` : `#${thing.id}`;
  draw(thing);
  look.showModal();
  const why = look.querySelector("[data-look-why]");
  if (why) tellIn(why, thing);
  tellMore(thing.dataset.card);
}

function draw(thing) {
  const body = look.querySelector(".look-body");
  body.role = thing.matches("li") ? "list" : null;
  body.replaceChildren(likeness(thing));
}

// The page that explains a card, and from there what its name stands for; whatever else is looked at has none.
async function tellMore(card) {
  const more = look.querySelector(".more");
  more.hidden = !card;
  if (!card) return;
  const address = more.dataset.cards + card;
  const [history, link] = more.children;
  link.href = address;
  history.textContent = "";
  more.ariaBusy = "true";
  histories[address] ??= fetch(`${address}?part`)
    .then((answer) => answer.text())
    .then(historyIn, () => "");
  const told = await histories[address];
  if (link.getAttribute("href") !== address) return; // another one is looked at meanwhile
  history.textContent = told;
  more.ariaBusy = null;
}

function historyIn(page) {
  return new DOMParser().parseFromString(page, "text/html").querySelector(".history")?.textContent ?? "";
}

// The table has changed: what is looked at is shown as it is now, or put away.
export function lookAgain() {
  renewExplanation();
  if (!look?.open) return;
  const thing = document.querySelector(`[data-section] ${looked}`);
  if (thing) draw(thing);
  else look.close();
}

// The whole address as others can open it; on the page of a table the server says under which name.
function addressOf(button) {
  return new URL(button.dataset.copy, document.body.dataset.address || location.href).href;
}

export function showAddresses() {
  for (const button of document.querySelectorAll("[data-copy]"))
    button.parentElement.querySelector("code").textContent = addressOf(button);
}

async function copy(button) {
  const address = addressOf(button);
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    getSelection().selectAllChildren(button.parentElement.querySelector("code") || button);
    return;
  }
  const label = button.textContent;
  if (button.dataset.done) button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = label), 2000);
}
