// The page of a result: tells the points, who wants to play again, when the next game waits and who is in; keeps the picture as
// pixels.

import "../core/dialogs.js";
import { tally } from "./tally.js";
import "../core/every_page.js";

const OFTEN = 3000; // milliseconds between two looks whether somebody wants to play again
const page = document.getElementById("result");
let waiting;

async function look() {
  if (!document.hidden) {
    const answer = await fetch(page.dataset.state).catch(() => null);
    const { tag } = answer?.ok ? await answer.json() : {};
    if (tag && tag !== document.querySelector(".onward").dataset.tag) await renew();
  }
  clearTimeout(waiting);
  waiting = setTimeout(look, OFTEN);
}

async function renew() {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".onward");
  if (fresh) document.querySelector(".onward").replaceWith(fresh);
}

// Who has just declined sees at once that it is done.
document.addEventListener("sent", look);

// A picture that every program takes: the drawing, painted.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-picture]");
  if (!link) return;
  event.preventDefault();
  const drawing = document.querySelector(".share img");
  await drawing.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: drawing.naturalWidth,
    height: drawing.naturalHeight,
  });
  canvas.getContext("2d").drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const painted = document.createElement("a");
  painted.href = canvas.toDataURL("image/png");
  painted.download = link.download.replace(/svg$/, "png");
  painted.click();
});

tally();
waiting = setTimeout(look, OFTEN);
