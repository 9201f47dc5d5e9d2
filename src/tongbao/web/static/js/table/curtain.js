// What lies over the whole table: the curtain between two players on one device, and the final scores until they are folded
// away. As long as it does, nothing under it can be reached.

const page = document.body;
const scores = () => document.querySelector("#s-result .result");

export function fold(isAway) {
  page.toggleAttribute("data-folded", isAway);
  cover();
}

// After the page has changed.
export function cover() {
  const lies = document.querySelector(".curtain") || (scores() && !("folded" in page.dataset));
  const app = document.querySelector(".app");
  if (app) app.inert = Boolean(lies); // there is none yet where the players are still waited for
}

// The focus goes along: to what brings the scores back, and back to them.
function press() {
  fold(!("folded" in page.dataset));
  document.querySelector("folded" in page.dataset ? "[data-decision] [data-fold]" : "#s-result [autofocus]")?.focus();
}

document.addEventListener("click", (event) => event.target.closest("[data-fold]") && press());

document.addEventListener("keydown", (event) => {
  const isOver = scores() && !("folded" in page.dataset);
  if (event.key === "Escape" && isOver && !document.querySelector("dialog[open], :popover-open")) press();
});
