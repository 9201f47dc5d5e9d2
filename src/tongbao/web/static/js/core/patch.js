// Lets a part of the page become what the server says it is, by changing as little as possible: what stays keeps its
// focus, its scroll position and whatever flies.

import { parsed } from "./parts.js";

const KEYS = [
  ...["id", "data-flip", "data-dial", "data-choice", "data-hold"],
  ...["data-undo", "data-count", "data-for", "data-option"],
];
const STATES = ["value", "checked", "selected"]; // what a field shows may differ from these attributes

export function patch(place, html) {
  turnInto(place, parsed(html));
}

// The same with a fragment. What changes may be some nodes in a row, before the one that is their end.
export function turnInto(place, fresh, nodes = [...place.childNodes], end = null) {
  const active = document.activeElement;
  const ids = new Map([...place.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const work = { ids, kept: new Set(), gone: new Set() };
  patchInside(place, fresh, work, nodes, end);
  for (const node of work.gone) node.remove();
  if (active.isConnected && active !== document.activeElement) active.focus({ preventScroll: true });
}

// One thing becomes another one that is the same but for what has changed within.
export function renew(old, fresh) {
  const work = { ids: new Map(), kept: new Set(), gone: new Set() };
  become(old, fresh, work);
  for (const node of work.gone) node.remove();
}

// First all that is within gets to its place, then each thing becomes what it should be. What goes waits until the end,
// since it may hold something that is wanted elsewhere.
function patchInside(place, fresh, work, nodes = [...place.childNodes], end = null) {
  const wanted = [...fresh.childNodes];
  const twins = pair(wanted, place, nodes, work);
  let at = nodes[0] || end;
  for (const node of wanted) {
    while (work.gone.has(at)) at = at.nextSibling;
    const twin = twins.get(node);
    if (twin && twin === at) at = at.nextSibling;
    else put(place, twin || node, at);
  }
  for (const [node, twin] of twins) become(twin, node, work);
}

// Which of the nodes at a place becomes which of the wanted ones: by key, else by tag and class, else by tag, in order.
function pair(wanted, place, nodes, work) {
  const twins = new Map();
  const free = new Set(nodes);
  for (const sign of [key, look, tag]) {
    const shelves = Map.groupBy(free, sign);
    for (const node of wanted) {
      const name = twins.has(node) ? null : sign(node);
      const twin = name && (shelves.get(name)?.shift() || (sign === key && faraway(node, place, work)));
      if (!twin) continue;
      twins.set(node, twin);
      free.delete(twin);
      work.gone.delete(twin);
      work.kept.add(twin);
    }
  }
  for (const node of free) work.gone.add(node);
  return twins;
}

// The thing with the same id, if it lies elsewhere and can come here.
function faraway(node, place, { ids, kept }) {
  const twin = ids.get(node.id);
  return twin && !kept.has(twin) && key(twin) === key(node) && !twin.contains(place) ? twin : null;
}

// A thing with a key never becomes another one. An item of a list that has none goes by what stands first in it.
function key(node) {
  const inner = node.nodeName === "LI" && !ownKey(node) && node.firstElementChild;
  const name = ownKey(inner || node);
  return name && `${node.namespaceURI} ${node.nodeName} ${name}`;
}

function ownKey(node) {
  const name = node.hasAttribute && KEYS.find((one) => node.hasAttribute(one));
  return name ? `${name}=${node.getAttribute(name)}` : null;
}

const tag = (node) => (ownKey(node) ? null : `${node.namespaceURI} ${node.nodeName}`);
const look = (node) => (ownKey(node) ? null : `${tag(node)} ${node.getAttribute?.("class")}`);

function put(place, node, at) {
  if (place.moveBefore && place.isConnected && node.isConnected) place.moveBefore(node, at);
  else place.insertBefore(node, at);
}

// What is as it should be is left alone, and so is what a form has said, or what is just being filled in.
function become(old, fresh, work) {
  if (!old.hasAttributes) {
    if (old.data !== fresh.data) old.data = fresh.data;
  } else if (!old.isEqualNode(fresh) && !old.matches("[data-told]")) {
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) dress(old, null, name, null);
    for (const { namespaceURI, name, value } of fresh.attributes)
      if (old.getAttribute(name) !== value) dress(old, namespaceURI, name, value);
    if (!isFilledIn(old)) patchInside(old, fresh, work);
  }
}

// What the visitor has opened or closed stays so.
function dress(element, space, name, value) {
  const isState = STATES.includes(name) && element.matches("input, option");
  if ((name === "open" && element.matches("dialog, details")) || (isState && isFilledIn(element))) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttributeNS(space, name, value);
  if (isState) element[name] = name === "value" ? value || "" : value !== null;
}

const isFilledIn = (element) => element === document.activeElement && element.matches("input, select, textarea");
