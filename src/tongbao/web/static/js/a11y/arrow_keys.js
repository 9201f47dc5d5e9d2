// The arrows: within a region (a hand, a city, the display, the map, the decision panel) they lead to the next thing in their
// direction, with Shift to the next region; Home and End lead to the first thing of it and the last. Nothing is held fast:
// Tab goes on as ever.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PRESSABLE = "[data-choice], [data-hold]:not([data-hold=''])";
const THINGS = `${PRESSABLE}, button, summary, a[href]:not(.lead)`;
const STOPS = `${PRESSABLE}, button:not([tabindex='-1']), a[href]:not(.lead), summary`;
const CARD = ".card, .work";
const ASIDE = 3; // what lies aside is so many times as far
const page = document.body;

const regions = () =>
  [...document.querySelectorAll(".app [data-section]:not(#s-log)")].filter((region) => things(region).length);

// What can be reached in a region. A card that can be pressed is one thing; its closer look is a key away.
function things(region) {
  return [...region.querySelectorAll(THINGS)].filter(
    (thing) =>
      !thing.disabled &&
      !thing.closest("[aria-hidden=true]") &&
      thing.checkVisibility({ visibilityProperty: true }) &&
      !(thing.matches("[data-look]") && pressed(thing)),
  );
}

const pressed = (look) => look.closest(CARD)?.querySelector(`:is(${PRESSABLE}):not([hidden])`);

// Where it is: what looks at a card is as large as the card.
function boxOf(thing) {
  return ((thing.matches("[data-look]") && thing.closest(CARD)) || thing).getBoundingClientRect();
}

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

// How far the one box is from the other in a direction, none if it isn't there.
function distance(from, to, [x, y]) {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const along = (x2 - x1) * x + (y2 - y1) * y;
  if (along < 2) return null;
  const gap = x
    ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
    : Math.max(0, to.left - from.right, from.left - to.right);
  const aside = x ? Math.abs(y2 - y1) : Math.abs(x2 - x1);
  return gap > along && gap > 0 ? null : along + ASIDE * gap + aside / 10;
}

function nearest(thing, found, way) {
  const from = boxOf(thing);
  const far = found.filter((one) => one !== thing).map((one) => [distance(from, boxOf(one), way), one]);
  return far.filter(([length]) => length !== null).sort(([one], [other]) => one - other)[0]?.[1];
}

// What a key leads to; nothing if it means something else here.
export function reached({ key, shiftKey, target }) {
  if ("recap" in page.dataset || target.closest("input, select, textarea, dialog, .log, .chat")) return undefined;
  const here = target.closest(".app [data-section]");
  const way = WAYS[key];
  if (way && (shiftKey || !here)) return entrance(next(here, way[0] + way[1]));
  const found = here && !shiftKey ? things(here) : [];
  if (key === "Home" || key === "End") return found.at(key === "Home" ? 0 : -1);
  return way && (nearest(target, found, way) || (target.closest(THINGS) ? target : found[0]));
}

// The next region, round and round; from nowhere the decision panel.
function next(here, by) {
  const all = regions();
  const at = all.indexOf(here);
  return at < 0 ? all.find((region) => region.id === "s-decision") || all[0] : all.at((at + by) % all.length);
}

function entrance(region) {
  const found = region ? things(region) : [];
  return found.find((thing) => thing.matches(PRESSABLE)) || found.find((thing) => thing.tabIndex === 0) || found[0];
}

// After the page has changed: every region has something on Tab's way.
export function rove() {
  for (const region of document.querySelectorAll(".app [data-section]")) {
    const looks = [...region.querySelectorAll("[data-look][tabindex]")];
    const has = [...region.querySelectorAll(STOPS)].some((thing) => !looks.includes(thing));
    for (const look of looks) look.tabIndex = !has && look === (looks.find(isHere) || looks[0]) ? 0 : -1;
  }
}

const isHere = (look) => look === document.activeElement;

// Where an arrow has led, Tab comes back to.
page.addEventListener("focusin", ({ target }) => target.matches("[data-look][tabindex]") && rove());
