// The live page of one table: sends what is chosen, and lets the page become what the server says it is.

import { table } from "../core/base.js";
import { chosenByHand, goAlone } from "./automatic_choice.js";
import { setClock } from "./clock.js";
import { showAddresses } from "../core/dialogs.js";
import "../core/sprites.js";
import { outdateRefusals } from "../core/forms.js";
import "./hint.js";
import { Link } from "../core/socket.js";
import { outdate, say } from "../core/toast.js";
import { tags } from "../core/parts.js";
import { patch } from "../core/patch.js";
import "../core/every_page.js";
import { renewReason } from "./why.js";
import { showCourse } from "./lesson.js";
import { isPast, openRecap } from "./recap.js";
import { measured, redraw, settle as settleTable } from "./redraw.js";
import { isOn, showSettings } from "../core/settings.js";
import { tell } from "../a11y/live_region.js";
import { watchTurn } from "./turn.js";
import "../crypto/witness.js";

const page = document.body;
const UNNOTICED = 80; // milliseconds within which an answer seems to come at once
const PATIENCE = "text" in document.body.dataset ? 30000 : 4000; // until a choice no longer waits to be confirmed
const NEVER = { at: -Infinity };

let version = Number(page.dataset.version || 0); // how many choices this seat has made
let me = -1; // the seat that plays here now
let lifted = null; // the seat that has opened the curtain here
let asked = 0; // choices sent over this connection
let under = null; // the choice under way
let isSent = false; // whether it went out, as far as the page can tell
let queue = []; // choices clicked meanwhile
const asking = new WeakMap(); // for buttons that have asked, what ends that
let isLeaving = false; // a form is on its way, whose answer is a page anyway and may say who one is
let past = NEVER; // what was measured for the change to come

// What the server says.

function greet() {
  asked = 0;
  return { hello: version, have: tags(), lobby: "lobby" in page.dataset, text: "text" in page.dataset, open: lifted };
}

function hear(message) {
  if (message.error) say(message.error);
  if (message.renew === "page" && !isLeaving) location.reload();
  if (message.renew === "lobby") renewLobby();
  if ("now" in message) setClock(message.now);
  if (!("v" in message)) return;
  version = message.v;
  me = message.me;
  page.dataset.seat = me;
  page.toggleAttribute("data-watching", me < 0);
  if (lifted !== me) lifted = null;
  if (Object.keys(message.tags).length) become(message);
  settle(message.heard);
  watchTurn(version, goAlone(choose));
}

function become(message) {
  if (isPast()) return;
  if (performance.now() - past.at > UNNOTICED) past = measured();
  redraw(message, past);
  past = NEVER;
  if ("turn" in message.tags || "decision" in message.tags) {
    outdate();
    outdateRefusals();
    renewReason();
  }
  showSettings();
  openRecap();
  showCourse();
}

addEventListener("submit", (event) => (isLeaving = !event.defaultPrevented));
addEventListener("pageshow", () => (isLeaving = false));

// Who has looked back is told how the table stands now.
page.addEventListener("present", () => link.say(greet()));

async function renewLobby() {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  if (fresh) patch(document.querySelector("main"), fresh.innerHTML);
}

// What is chosen here.

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-choice], [data-undo], [data-lift]");
  if (!button) return;
  if (button.dataset.lift) {
    lifted = Number(button.dataset.lift);
    link.say({ open: lifted });
  } else if (button.dataset.undo) takeBack(button);
  else if (isSure(button)) {
    chosenByHand(false);
    choose({ choose: button.dataset.choice }, button);
  }
});

// What went by itself after the last choice goes back with it.
function takeBack(button) {
  const steps = chosenByHand(true);
  const times = button.dataset.undo === "one" ? steps : 1;
  for (let step = 0; step < times; step++) choose({ undo: button.dataset.undo }, button);
}

// A choice that is answered at once needs no mark: painting it would only delay the answer.
function choose(wish, button) {
  page.dataset.waiting = "";
  if (under) queue.push(wish);
  else send(wish);
  setTimeout(() => "waiting" in page.dataset && button.classList.add("chosen"), UNNOTICED);
}

function send(wish) {
  under = { ...wish, v: version, seat: me };
  isSent = link.say(under);
  if (isSent) asked += 1;
  past = measured(); // while the server thinks
}

// The server has answered: the next choice in the queue goes out if it can still be seen. After a new connection a
// choice is sent again only if nothing has changed since and it is still offered; it is never played twice.
function settle(heard) {
  if (under && asked === 0) {
    const isSame = under.v === version && under.seat === me;
    if (isSame && (isPast() || isOffered(under))) return send(under);
    if (isSame || !isSent) say(document.querySelector(".lost").dataset.missed);
  }
  if (heard < asked) return undefined;
  under = null;
  const next = queue.shift();
  return next && isOffered(next) ? send(next) : clear();
}

function clear() {
  under = null;
  queue = [];
  delete page.dataset.waiting;
  for (const button of document.querySelectorAll(".chosen")) button.classList.remove("chosen");
}

function isOffered(wish) {
  const [name, value] = wish.undo ? ["undo", wish.undo] : ["choice", wish.choose];
  return document.querySelector(`[data-section] [data-${name}="${CSS.escape(value)}"]`) !== null;
}

// A choice that can't be taken back asks once more, in its own place and by its name, unless the visitor doesn't want to be
// asked. Once answered it asks anew the next time, also where the same is offered again at once.
function isSure(button) {
  if (!("final" in button.dataset) || !isOn("ask")) return true;
  const isAnswered = button.classList.contains("sure");
  asking.get(button)?.();
  if (isAnswered) return true;
  const [label, name] = [[...button.childNodes], button.ariaLabel];
  const { confirm, ask } = button.dataset;
  button.classList.add("sure");
  if (confirm) button.replaceChildren(confirm);
  if (name) button.ariaLabel = confirm || ask;
  tell(confirm || ask);
  const patience = setTimeout(() => asking.get(button)(), PATIENCE);
  asking.set(button, () => {
    clearTimeout(patience);
    if (!button.classList.contains("sure")) return;
    button.classList.remove("sure");
    if (confirm) button.replaceChildren(...label);
    button.ariaLabel = name;
  });
  return false;
}

showSettings();
showAddresses();
settleTable();
openRecap();
showCourse();
const link = new Link(`${location.origin.replace(/^http/, "ws")}${table}/live`, greet, hear);
