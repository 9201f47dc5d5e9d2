// Dialogs, a closer look at one card or city, the same in passing, and links to copy.

import { tellIn } from "../table/why.js";

const PEEK_AFTER = 350;
const look = document.getElementById("d-look");
const peek = document.getElementById("peek");
let looked; // where in the page the thing is that is looked at
let waiting;
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
  hidePeek();
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
  hidePeek();
  if (!look?.open) return;
  const thing = document.querySelector(`[data-section] ${looked}`);
  if (thing) draw(thing);
  else look.close();
}

// A copy that can't be mistaken for the thing itself by the script or by the eye of an animation, that asks nothing and
// that is looked at already.
function likeness(thing) {
  const copy = thing.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    element.removeAttribute("data-flip");
    element.removeAttribute("id");
    element.classList.remove("sure");
    element.inert ||= element.matches("[data-look]");
  }
  return copy;
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

// A peek: after a moment over a small card, or with the focus on it, it shows large beside it.
function hidePeek() {
  clearTimeout(waiting);
  if (peek) peek.hidden = true;
}

function showPeek(thing) {
  if (!thing.isConnected) return;
  peek.replaceChildren(likeness(document.getElementById(thing.dataset.peek) || thing)); // itself, or what it stands for
  peek.hidden = false;
  const at = thing.getBoundingClientRect();
  const size = peek.getBoundingClientRect();
  const right = at.right + 12 + size.width < innerWidth;
  peek.style.left = `${Math.max(8, right ? at.right + 12 : at.left - 12 - size.width)}px`;
  peek.style.top = `${Math.max(8, Math.min(at.top, innerHeight - size.height - 8))}px`;
}

if (peek) {
  const come = (event) => {
    const thing = event.target.closest?.("[data-peek]");
    hidePeek();
    if (thing && (event.type !== "focusin" || event.target.matches(":focus-visible"))) {
      waiting = setTimeout(() => showPeek(thing), PEEK_AFTER);
    }
  };
  if (matchMedia("(hover: hover) and (pointer: fine)").matches) document.addEventListener("pointerover", come);
  document.addEventListener("focusin", come);
  document.addEventListener("focusout", hidePeek);
  document.addEventListener("pointerleave", hidePeek);
}
