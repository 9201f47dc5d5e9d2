// A sentence at the edge of the page that fades by itself.

const note = document.getElementById("note");
const TIME = 6000;
let fading;

export function say(sentence) {
  if (!note) return;
  note.textContent = sentence;
  note.classList.add("shown");
  clearTimeout(fading);
  fading = setTimeout(() => note.classList.remove("shown"), TIME);
}
