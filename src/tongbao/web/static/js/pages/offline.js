// The page for when there is no network: it becomes the one that was asked for as soon as the server answers.

import { at } from "../core/base.js";
import "../core/every_page.js";

const PAUSE = 4000; // milliseconds between two tries

async function tryAgain() {
  const answer = await fetch(at("/health")).catch(() => null);
  if (answer?.ok && location.pathname !== at("/offline")) location.reload();
}

addEventListener("online", tryAgain);
setInterval(tryAgain, PAUSE);
