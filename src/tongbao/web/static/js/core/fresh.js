// A page that keeps itself fresh: it is fetched again now and then, and its parts become what they are there, by changing as
// little as possible, so that focus, scroll position and what is filled in stay.

import { localise } from "./local_time.js";
import { patch } from "./patch.js";

// Parts say data-fresh with their name, and data-settled once nothing will change any more. A page that was the answer to a
// form says with data-link where it is fetched from. Nothing is fetched while busy(); before() returns what
// is done once all parts are fresh.
export function keepFresh(every, { parts = [], busy = () => false, before = () => null } = {}) {
  const address = document.querySelector("main [data-link]")?.dataset.link || location.pathname;
  const names = [...document.querySelectorAll("[data-fresh]")].map((part) => part.dataset.fresh);
  const selectors = [...parts, ...names.map((name) => `[data-fresh=${name}]`)];
  const timer = setInterval(refresh, every);
  document.addEventListener("visibilitychange", refresh);
  document.addEventListener("sent", refresh);

  async function refresh() {
    if (document.hidden || busy()) return;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    localise(fresh);
    const settle = before();
    const found = selectors.map((selector) => [document, fresh].map((page) => page.querySelector(selector)));
    for (const [now, then] of found) if (now && then) patch(now, then.innerHTML);
    if (found.every(([, then]) => then && "settled" in then.dataset)) clearInterval(timer);
    if (settle) settle();
  }
}
