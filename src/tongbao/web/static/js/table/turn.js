// My turn: the tab says so in any case. What else calls me comes at the end of a waiting, and once until I choose.

import { hideBanner, showBanner } from "./turn_banner.js";
import { ring } from "./bell.js";
import { notify, withdraw } from "./notification.js";
import { offer, withdrawOffer } from "./notification_offer.js";
import { showTab } from "./tab_title.js";

const NOTABLE = 8000; // after a waiting of so many milliseconds there is a banner,
const LONG = 20000; // and after one of so many somebody may be looking elsewhere
const LATE = 180000; // when my turn has lasted so long I am told who waits for me

const call = () => document.querySelector("#s-turn [data-call]");

let isAsked = call() !== null;
let since = performance.now(); // when that began
let called = -1; // how many choices I had made when I was called last
let due = isAsked ? setTimeout(showWaiting, LATE) : 0;

// After the page has changed: how many choices I have made, and whether what I am asked goes by itself.
export function watchTurn(version, isAlone) {
  const asks = call() !== null && !isAlone;
  const waited = performance.now() - since;
  showTab();
  if (asks === isAsked) return showWaiting();
  [isAsked, since] = [asks, performance.now()];
  clearTimeout(due);
  if (!asks) return end();
  due = setTimeout(showWaiting, LATE);
  const isQuestion = call().parentElement.dataset.turn === "answer";
  if (called !== version && (waited > LONG || document.hidden)) {
    called = version;
    ring(isQuestion);
    notify(call().dataset.call, call().textContent.trim().replace(/\s+/g, " "));
  }
  if (waited > NOTABLE && !isQuestion) showBanner();
  if (waited > LONG) offer();
  return undefined;
}

function end() {
  withdraw();
  withdrawOffer();
  hideBanner();
}

// Below the heading of the decision panel, which knows nothing of time.
function showWaiting() {
  for (const old of document.querySelectorAll("[data-decision] .waits")) old.remove();
  const waiting = document.querySelector("#s-turn .waits");
  if (!waiting || !isAsked || performance.now() - since < LATE) return;
  const line = waiting.cloneNode(true);
  line.hidden = false;
  document.querySelector("[data-decision] header")?.after(line);
}

showTab();
