// The chronicle follows what happens, unless its reader has scrolled up; then a button leads back to the newest line.

import { renew } from "../core/patch.js";

const NEAR = 24; // pixels from the end that count as the end
const lists = new Map(); // what is known of each list: whether it follows, its measures, the last line read
const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => keep(target)));

// What comes after the line of that number, or all if there is none: lines that stand there already are kept.
export function tell({ after, html }) {
  const list = document.querySelector("#s-log [data-stick]");
  const cradle = document.createElement("template");
  cradle.innerHTML = html;
  const last = document.getElementById(`line-${after}`);
  let at = last ? last.nextSibling : list.firstChild;
  for (const line of [...cradle.content.children]) {
    const twin = document.getElementById(line.id);
    while (twin && at && at !== twin) at = passed(at);
    if (twin) renew(twin, line);
    else list.insertBefore(line, at);
    if (twin) at = twin.nextSibling;
  }
  while (at) at = passed(at);
}

// Takes a node away; the next one.
function passed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

// The arrows lead from line to line, each time to where the rules speak of it.
document.addEventListener("keydown", (event) => {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const log = way && event.target.closest(".log");
  if (!log) return;
  event.preventDefault();
  const leads = [...log.querySelectorAll("li .lead")];
  const at = leads.indexOf(event.target);
  leads.at(at < 0 ? -1 : Math.min(Math.max(at + way, 0), leads.length - 1))?.focus();
});

// After the page has changed, and once at the start.
export function keepUp() {
  for (const list of lists.keys()) if (!list.isConnected) lists.delete(list);
  for (const list of document.querySelectorAll("[data-stick]")) {
    if (!lists.has(list)) sizes.observe(list);
    keep(list);
  }
}

// Whoever follows sees the end, however the list has grown or shrunk; what was hidden is shown from its end.
function keep(list) {
  const known = lists.get(list);
  const follows = !known || known.follows || !list.clientHeight;
  if (follows) list.scrollTop = list.scrollHeight;
  lists.set(list, { ...measures(list), follows, read: follows ? lastLine(list) : known.read });
  showButton(list);
}

// The reader's own scrolling tells what he wants; that of a list that has changed its size does not.
function read(list) {
  const known = lists.get(list);
  const now = measures(list);
  const isSame = known.width === now.width && known.height === now.height && known.length === now.length;
  const isLow = now.length - now.top - now.height < NEAR;
  const follows = isLow || (known.follows && !(isSame && now.top < known.top));
  lists.set(list, { ...now, follows, read: follows ? lastLine(list) : known.read });
  showButton(list);
}

const measures = (list) => ({
  top: list.scrollTop,
  width: list.clientWidth,
  height: list.clientHeight,
  length: list.scrollHeight,
});
// Which line is the last one, and how often it was told; what others say of it is no news.
function lastLine(list) {
  const line = list.lastElementChild;
  return line && line.id + (line.querySelector(".times")?.textContent || "");
}

function showButton(list) {
  const { follows, read } = lists.get(list);
  const button = list.parentElement.querySelector("[data-newest]");
  if (button) button.hidden = follows || read === lastLine(list);
}

document.addEventListener("scroll", ({ target }) => lists.has(target) && read(target), {
  capture: true,
  passive: true,
});

document.addEventListener("click", (event) => {
  const panel = event.target.closest("[data-newest]")?.parentElement;
  if (!panel) return;
  const list = panel.querySelector("[data-stick]");
  panel.focus({ preventScroll: true });
  list.scrollTop = list.scrollHeight;
});

document.fonts.addEventListener("loadingdone", keepUp); // lines have other heights then
