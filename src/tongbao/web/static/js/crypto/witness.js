// What each table had promised when this browser saw it first; so it can tell later whether that was kept.

import { table } from "../core/base.js";
import { lasting } from "../core/storage.js";

const MOST = 300; // tables

function promises() {
  try {
    return JSON.parse(lasting.get("promises")) || {};
  } catch {
    return {};
  }
}

// What this browser saw of a table before its end; undefined if it saw nothing.
export function seen(name) {
  return promises()[name];
}

function note() {
  const name = table.split("/").pop();
  const promised = document.querySelector("[data-commitment]")?.dataset.commitment;
  if (!promised || seen(name)) return;
  const kept = Object.entries({ ...promises(), [name]: promised }).slice(-MOST);
  lasting.set("promises", JSON.stringify(Object.fromEntries(kept)));
}

note();
