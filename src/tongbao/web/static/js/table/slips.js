// Slips of paper, such as a request to undo, a vote or the offer to call, wait in one queue: one of them shows, on a desk at the
// end of the chronicle, where nothing is decided. What others ask goes before the offer.

const place = document.getElementById("slips");
const log = document.querySelector("#s-log .log");
const next = place?.querySelector("[data-next-slip]");
let shown = null;

const waiting = () => [...place.querySelectorAll(".matter:not([hidden])")];

// After a slip has come or gone. What shows stays, so that nothing else comes under the pointer, unless it can wait or another
// is wanted.
export function showSlip(wanted) {
  if (!place) return;
  const slips = waiting();
  const stays = slips.includes(shown) && !["offer", "recap"].includes(shown.id);
  turnTo(wanted || (stays ? shown : slips[0]), slips);
}

function turnTo(slip, slips) {
  shown = slip;
  document.body.toggleAttribute("data-slip", slips.length > 0);
  for (const one of slips) one.classList.toggle("behind", one !== shown);
  next.hidden = slips.length < 2;
  next.querySelector("b").textContent = `${slips.indexOf(shown) + 1}/${slips.length}`;
}

next?.addEventListener("click", () => {
  const slips = waiting();
  turnTo(slips[(slips.indexOf(shown) + 1) % slips.length], slips);
});

function layOverChronicle() {
  const { left, right, bottom, height } = log.getBoundingClientRect();
  const sides = { left, right: innerWidth - right, bottom: innerHeight - bottom, height };
  for (const [side, length] of Object.entries(sides)) place.style.setProperty(`--log-${side}`, `${length}px`);
}

if (place) new ResizeObserver(layOverChronicle).observe(log);
