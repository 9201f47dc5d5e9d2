// Every page: has the worker keep what can be read without a network, once the page itself has all it needs.

import { at } from "./base.js";

const CALM = 4000; // milliseconds after which nothing of the page is under way any more
const manifest = document.querySelector("link[rel=manifest]");

async function keep() {
  await navigator.serviceWorker.register(at("/sw.js"), { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  const { theme, text, motion, second } = document.documentElement.dataset;
  const query = new URLSearchParams({
    lang: new URL(manifest.href).searchParams.get("lang"),
    sight: [theme, text, motion, second].join("."),
  });
  active.postMessage({ query: `?${query}`, used });
}

if (navigator.serviceWorker && manifest && parent === self) {
  addEventListener("load", () => setTimeout(() => keep().catch(() => {}), CALM)); // without a network the next page tries
}
