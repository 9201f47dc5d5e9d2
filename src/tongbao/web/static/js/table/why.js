// Why something can't be chosen: what stands on the page for a choice, data-wish, is asked about by resting on it, by a press,
// by focus or by "?"; the reason comes from the server as a slip beside it.

import { table } from "../core/base.js";
import { AFTER } from "../core/explanations.js";
import { layBeside, layInRoom } from "../core/placement.js";

const slip = document.getElementById("why");
let due = 0;
let asked = null; // the thing that is asked about
let looked = null; // the thing that is looked at closely

// The seat that plays here; nobody else is told.
const seat = () => (document.body.hasAttribute("data-watching") ? null : document.body.dataset.seat);

// What stands there for something that isn't offered.
function refused(element) {
  const thing = element?.closest?.(":is([data-section], .look-body) [data-wish]");
  if (!thing || !slip || seat() === null) return null;
  const wishes = thing.dataset.wish.split(", ");
  const offered = [...document.querySelectorAll("[data-section] [data-choice]")];
  return offered.some(({ dataset }) => wishes.some((wish) => isLike(dataset.choice, wish))) ? null : thing;
}

// In a wish * stands for any number.
function isLike(choice, wish) {
  const words = choice.split(" ");
  const wished = wish.split(" ");
  return words.length === wished.length && wished.every((word, i) => word === "*" || word === words[i]);
}

async function reasonFor(thing) {
  const query = new URLSearchParams({ seat: seat() });
  for (const wish of thing.dataset.wish.split(", ")) query.append("wish", wish);
  const answer = await fetch(`${table}/why?${query}`, { headers: { accept: "text/html" } });
  return answer.ok ? answer.text() : "";
}

// ``brief``: only the sentence, and gone when the pointer goes on.
export async function tell(thing, brief = false) {
  asked = thing;
  const html = await reasonFor(thing).catch(() => "");
  if (asked !== thing || !html || !thing.isConnected) return;
  slip.innerHTML = html;
  slip.classList.toggle("brief", brief);
  if (!slip.matches(":popover-open")) slip.showPopover();
  if (brief) layInRoom(slip, thing);
  else layBeside(slip, [thing]);
  light(thing);
}

export function hide() {
  clearTimeout(due);
  asked = null;
  if (slip?.matches(":popover-open")) slip.hidePopover();
}

// The state has changed: what is told is told as it is now, or put away where the thing can be chosen or is gone.
export function renewReason() {
  if (!slip?.matches(":popover-open")) return;
  if (asked?.isConnected && refused(asked) === asked) tell(asked, slip.classList.contains("brief"));
  else hide();
}

// What the reason speaks of is lit: the thing and its causes, and what would help.
function light(thing) {
  dim();
  thing.classList.add("asked-why");
  if (slip.classList.contains("brief")) return;
  const causes = slip.querySelector("[data-causes]")?.dataset.causes.split(" ").filter(Boolean) || [];
  for (const card of causes) document.querySelector(`[data-section] [data-flip="c${card}"]`)?.classList.add("cause");
  for (const way of slip.querySelectorAll("[data-point]")) {
    const button = document.querySelector(`[data-section] [data-choice="${CSS.escape(way.dataset.point)}"]`);
    (button?.closest("[data-flip], [data-wish]") || button)?.classList.add("helps");
  }
}

function dim() {
  for (const lit of document.querySelectorAll(".asked-why, .cause, .helps"))
    lit.classList.remove("asked-why", "cause", "helps");
}

slip?.addEventListener("toggle", (event) => event.newState === "closed" && dim());

function come(event) {
  clearTimeout(due);
  const thing = refused(event.target);
  if (slip?.matches(":popover-open.brief") && thing !== asked) hide();
  if (!thing || slip.matches(":popover-open:not(.brief)")) return;
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return;
  due = setTimeout(() => tell(thing, true), AFTER);
}

if (slip) {
  if (matchMedia("(hover: hover) and (pointer: fine)").matches) document.addEventListener("pointerover", come);
  document.addEventListener("focusin", come);
  document.addEventListener("click", (event) => {
    clearTimeout(due);
    if (event.target.closest("[data-why-close]")) return hide();
    if (event.target.closest("#why [data-point]")) return setTimeout(hide);
    const thing = refused(event.target);
    const isElse = event.target.closest(
      "[data-choice], [data-hold]:not([data-hold='']), [data-look], a, summary, label",
    );
    if (!thing || isElse) return;
    const look = thing.closest("#d-look");
    if (look) tellIn(look.querySelector("[data-look-why]"), thing);
    else tell(thing);
  });
  document.addEventListener("pointerdown", (event) => event.target.closest("#why") || hide(), true);
}

// What "?" asks about: what has the focus or is under the pointer; false if that is offered, or nothing.
export function askAbout() {
  const thing = refused(document.activeElement) || refused([...document.querySelectorAll(":hover")].at(-1));
  if (thing) tell(thing);
  return thing !== null;
}

// In a closer look the reason stands below the thing.
export async function tellIn(place, thing) {
  const wished = refused(thing);
  place.replaceChildren();
  place.hidden = true;
  place.ariaBusy = "true";
  looked = thing;
  const html = wished ? await reasonFor(wished).catch(() => "") : "";
  if (looked !== thing) return; // at another one meanwhile
  place.innerHTML = html;
  place.hidden = !html;
  place.ariaBusy = null;
}
