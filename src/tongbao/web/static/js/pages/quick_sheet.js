// The quick sheet: printing, the way back to where one came from, and in the bar of a phone the part that is read.

import { at } from "../core/base.js";
import "../core/every_page.js";

const SHARE = 0.35; // of the window's height: what has passed this line is read

const bar = document.querySelector(".jump");
const back = document.querySelector("[data-back]");
const ways = [...bar.querySelectorAll("a")];
const parts = ways.map((way) => document.querySelector(way.hash));

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
  if (event.target.closest("[data-back]") && cameFromHere()) {
    event.preventDefault();
    history.back();
  }
});

if (cameFromHere() && back) back.textContent = back.dataset.back;

addEventListener("scroll", follow, { passive: true });
follow();

function cameFromHere() {
  return history.length > 1 && document.referrer.startsWith(location.origin + at("/t/"));
}

function follow() {
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  const read = parts.findLastIndex((part) => part.getBoundingClientRect().top < innerHeight * SHARE);
  const here = atEnd ? parts.length - 1 : Math.max(0, read);
  for (const [n, way] of ways.entries()) way.ariaCurrent = n === here ? "true" : null;
  const [left, right] = [ways[here].offsetLeft, ways[here].offsetLeft + ways[here].offsetWidth];
  if (left < bar.scrollLeft || right > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = left - 12;
}
