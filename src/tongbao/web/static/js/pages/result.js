// The page of a result: tells the points, when the next game waits and who is in; keeps the picture as pixels.

import "../core/dialogs.js";
import { tally } from "./tally.js";
import "../core/every_page.js";

const OFTEN = 4000; // milliseconds between two looks whether there is a rematch
const page = document.getElementById("result");

async function look() {
  if (!document.hidden) {
    const answer = await fetch(page.dataset.state).catch(() => null);
    const { link, here } = answer?.ok ? await answer.json() : {};
    const shown = document.querySelector("[data-rematch]");
    if (link && (!shown || shown.querySelectorAll(".in .ava").length !== here.length)) await renew();
  }
  setTimeout(look, OFTEN);
}

async function renew() {
  const answer = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".ends");
  if (fresh) document.querySelector(".ends").replaceWith(fresh);
}

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
setTimeout(look, OFTEN);
