// The tab: its title says whose turn it is, and so does the coin before it. Nothing there ever moves.

const COIN = "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28zm-5 9v10h10V11z";
const GOLD = "#d9b566";
const GREY = "#8f8672";
const SEAL = `<circle cx="24.5" cy="7.5" r="7" fill="#d23a25" stroke="#fff6e6" stroke-width="2"/>`;
const CLOCK =
  `<circle cx="24.5" cy="7.5" r="7" fill="#fff" stroke="#5b4a33" stroke-width="2"/>` +
  `<path d="M24.5 4v4l2.500 2" stroke="#5b4a33" stroke-width="2" fill="none"/>`;
const MARKS = { mine: SEAL, answer: SEAL, others: CLOCK };

// The coin as it looks in one state; drawn here, so that it is there too when the server isn't.
export function coin(state) {
  const metal = state === "lost" ? GREY : GOLD;
  const drawing = `<path fill-rule="evenodd" d="${COIN}" fill="${metal}"/>${MARKS[state] || ""}`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`)}`;
}

// After the page has changed, and when the link is lost or found.
export function showTab() {
  const isLost = document.documentElement.dataset.link === "lost";
  const said = document.querySelector(isLost ? ".lost" : "#s-turn [data-turn]");
  if (!said) return;
  const { turn, title } = said.dataset;
  const icon = document.querySelector("link[rel=icon]");
  if (document.title !== title) document.title = title;
  if (icon.dataset.turn !== turn) Object.assign(icon, { href: coin(turn) }).dataset.turn = turn;
}

new MutationObserver(showTab).observe(document.documentElement, { attributeFilter: ["data-link"] });
