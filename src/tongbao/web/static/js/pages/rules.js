// The page of rules: finds as one types, says in the contents where one reads; the key / leads to the field.

import "../core/every_page.js";

const PAUSE = 120; // after the last letter
const TOP = 120; // pixels below the top of the window in which a heading has begun
const printer = document.querySelector("[data-print]");
const form = document.querySelector("[data-find]");
const field = form.elements.find;
const found = document.getElementById("found");
const text = document.getElementById("text");
const contents = document.getElementById("contents");
const links = new Map(
  [...(text && contents ? contents.querySelectorAll("a[href^='#']") : [])].map((link) => [link.hash.slice(1), link]),
);
let waiting;
let asked;

if (printer) {
  printer.hidden = false;
  printer.addEventListener("click", () => print());
}
form.addEventListener("submit", (event) => {
  event.preventDefault();
  find();
});
field.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, PAUSE);
});
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") leave();
});
document.addEventListener("keydown", (event) => {
  if (
    event.key !== "/" ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.target.matches("input, textarea, select")
  )
    return;
  event.preventDefault();
  field.focus();
  field.select();
});
contents?.addEventListener("click", (event) => {
  if (event.target.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
  if (event.target.closest("a")) leave();
});
found.addEventListener("click", (event) => {
  if (!text) return;
  if (event.target.closest("[data-back]")) event.preventDefault();
  if (event.target.closest("[data-back], ol a")) leave();
});

// What the server finds takes the place of the text, if there is anything to look for; only the latest answer counts.
async function find() {
  clearTimeout(waiting);
  asked?.abort();
  if (!field.value.trim()) return leave();
  const wish = (asked = new AbortController());
  const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`, { signal: wish.signal })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  if (answer === null || wish.signal.aborted) return;
  const fresh = new DOMParser().parseFromString(answer, "text/html");
  found.replaceChildren(...fresh.getElementById("found").childNodes);
  if (text) text.hidden = true;
  scrollTo(0, 0);
}

// Back to the text.
function leave() {
  asked?.abort();
  if (!text) return;
  field.value = "";
  found.replaceChildren();
  text.hidden = false;
}

function follow() {
  if (text.hidden) return;
  const begun = [...links.keys()].filter((anchor) => document.getElementById(anchor).getBoundingClientRect().top < TOP);
  for (const [anchor, link] of links) {
    if (anchor === begun.at(-1)) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const now = links.get(begun.at(-1));
  if (now && contents.scrollHeight > contents.clientHeight)
    contents.scrollTop = now.offsetTop - contents.clientHeight / 2;
}

if (links.size) {
  addEventListener("scroll", follow, { passive: true });
  follow();
}
