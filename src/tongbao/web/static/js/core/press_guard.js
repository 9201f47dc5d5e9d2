// A press counts only for what one could see: what decides something must have been there for a moment, or be what was pressed
// just before. So a double click never makes two different choices, and nothing that comes under the pointer, or gets the
// focus, is pressed unseen.

const SEEN = 300; // milliseconds
const NEAR = 6; // pixels by which a thing may have moved, as when it is lifted by the pointer
const SENDS = ":is(button:not([type=button]), input[type=submit])";
const CHOOSES = "[data-choice], [data-undo], [data-lift], [data-lesson]:not(body), [data-hint], [data-call-by]";
const DECIDES = `${CHOOSES}, form[method=post] ${SENDS}`;
const looks = []; // what was there, by its meaning, since when: the first as it was long enough ago, the last as it is now
let due = 0;
let last = ""; // what was pressed last
let down = null; // what the pointer has been put down on, nothing if that decides nothing, and whether it counts
let isUser = false; // whether what happens now is done by the visitor
const focused = { what: "", at: -Infinity }; // what got the focus by the page itself, and when

// What a press on it would do; two that mean the same are the same choice.
function meaningOf(thing) {
  const { choice, undo, lift, lesson, callBy } = thing.dataset;
  if (choice) return `${thing.matches(".sure") ? "sure" : "choice"} ${document.body.dataset.seat} ${choice}`;
  if (undo || lift) return `${undo ? "undo" : "lift"} ${undo || lift}`;
  if ("hint" in thing.dataset) return "hint";
  if (callBy !== undefined) return `call ${callBy}`;
  if (lesson) return `lesson ${lesson} ${thing.closest("[data-at]")?.dataset.at}`;
  const hidden = [...(thing.form?.elements || [])].filter((field) => field.type === "hidden");
  return ["form", thing.form?.action, ...hidden.map((field) => field.value), thing.name, thing.value].join(" ");
}

// Boxes are those on the page: whoever scrolls it moves all things alike.
function look(at = performance.now()) {
  due = 0;
  const there = new Map();
  for (const thing of document.querySelectorAll(DECIDES)) {
    const { left, top, right, bottom, width } = thing.getBoundingClientRect();
    if (!width) continue;
    const box = { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
    const what = meaningOf(thing);
    if (there.has(what)) there.get(what).push(box);
    else there.set(what, [box]);
  }
  looks.push({ at, there });
  while (looks.length > 1 && looks[1].at <= performance.now() - SEEN) looks.shift();
  if (document.getAnimations().some(isUnderWay)) lookSoon(); // what flies is followed until it has landed
}

const isUnderWay = ({ playState, effect }) =>
  playState === "running" && effect?.getComputedTiming().endTime !== Infinity;

function lookSoon() {
  due ||= requestAnimationFrame(() => look());
}

// What was there long enough before a moment.
const before = (moment) => looks.findLast(({ at }) => at <= moment - SEEN)?.there;

// Whether a press on it at a point, or by a key, counts. Where nothing has changed for so long, everything does.
function counts(thing, moment, point = null) {
  const what = meaningOf(thing);
  if (what === last || (point && !due && looks.at(-1).at <= moment - SEEN)) return true;
  const there = before(moment);
  if (!there?.has(what)) return false;
  if (!point) return focused.what !== what || focused.at <= moment - SEEN;
  const [x, y] = [point.clientX + scrollX, point.clientY + scrollY];
  return there
    .get(what)
    .some(({ left, top, right, bottom }) => x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR);
}

// A key that stands for one of all choices, such as its number: all of them must have been so for that moment.
export function countsByKey(thing) {
  if (!thing.matches(DECIDES)) return true;
  const now = performance.now();
  const listed = (there) => [...there.keys()].filter((what) => /^(choice|sure) /.test(what)).join("\n");
  look(now);
  const isCounted =
    meaningOf(thing) === last || (counts(thing, now) && listed(before(now)) === listed(looks.at(-1).there));
  if (isCounted) last = meaningOf(thing);
  return isCounted;
}

const decided = ({ target }) => target.closest?.(DECIDES);

addEventListener(
  "pointerdown",
  (event) => {
    const thing = decided(event);
    down = thing ? { what: meaningOf(thing), isCounted: counts(thing, event.timeStamp, event) } : { what: "" };
  },
  true,
);

addEventListener(
  "click",
  (event) => {
    const thing = event.isTrusted && decided(event);
    if (!thing) return;
    const what = meaningOf(thing);
    const byPointer = event.detail > 0;
    const isCounted = byPointer && down ? down.what === what && down.isCounted : counts(thing, event.timeStamp);
    down = null;
    if (isCounted) last = what;
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  true,
);

addEventListener("pointercancel", () => (down = null), true);

// A key that is held down presses once.
addEventListener(
  "keydown",
  (event) => event.repeat && event.key === "Enter" && !event.target.matches("textarea") && event.preventDefault(),
  true,
);

for (const name of ["keydown", "pointerdown", "pointerup", "click"]) {
  addEventListener(
    name,
    () => {
      isUser = true;
      setTimeout(() => (isUser = false));
    },
    true,
  );
}

document.addEventListener("focusin", (event) => {
  const thing = decided(event);
  const what = thing ? meaningOf(thing) : "";
  if (what !== focused.what) Object.assign(focused, { what, at: isUser ? -Infinity : performance.now() });
});

// Whatever changes may move what decides: another attribute by a style sheet, and a text by its length.
new MutationObserver(lookSoon).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});
document.fonts.addEventListener("loadingdone", lookSoon);
for (const name of ["scroll", "resize", "change", "click", "toggle", "load", "transitionend", "animationend"])
  addEventListener(name, lookSoon, { capture: true, passive: true });

// Whoever comes by an address sees the page before a hand can be on it; whoever comes from another page may still be pressing.
const [way] = performance.getEntriesByType("navigation");
look(document.referrer || way?.type !== "navigate" ? performance.now() : -Infinity);
