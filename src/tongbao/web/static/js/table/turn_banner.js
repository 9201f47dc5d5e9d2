// The banner at the beginning of my turn: for two seconds, or until anything is pressed, and in nobody's way.

const TIME = 2000;
const place = document.getElementById("s-turn");
let due = 0;

// Whoever isn't looking sees it when he comes back.
export function showBanner() {
  clearTimeout(due);
  if (document.hidden) return document.addEventListener("visibilitychange", showBanner, { once: true });
  place.classList.add("calling");
  due = setTimeout(hideBanner, TIME);
  return undefined;
}

export function hideBanner() {
  document.removeEventListener("visibilitychange", showBanner);
  clearTimeout(due);
  place?.classList.remove("calling");
}

for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, hideBanner, true);
