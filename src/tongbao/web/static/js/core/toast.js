// A sentence at the edge of the page that fades by itself.

const note = document.getElementById("note");
const TIME = 6000;
const READING = 1500; // milliseconds for which it stays, even if it is no longer true
let fading;
let since = -Infinity;

export function say(sentence) {
  if (!note) return;
  note.textContent = sentence;
  note.classList.add("shown");
  since = performance.now();
  fadeAfter(TIME);
}

// The state has changed: what was refused may be possible now.
export function outdate() {
  if (note?.classList.contains("shown")) fadeAfter(Math.max(0, READING - (performance.now() - since)));
}

function fadeAfter(time) {
  clearTimeout(fading);
  fading = setTimeout(() => note.classList.remove("shown"), time);
}
