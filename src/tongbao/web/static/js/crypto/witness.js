// What each table had promised when this browser saw it first; so it can tell later whether that was kept.

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
export function seen(table) {
  return promises()[table];
}

function note() {
  const [, , table] = location.pathname.split("/");
  const promised = document.querySelector("[data-commitment]")?.dataset.commitment;
  if (!promised || seen(table)) return;
  const kept = Object.entries({ ...promises(), [table]: promised }).slice(-MOST);
  lasting.set("promises", JSON.stringify(Object.fromEntries(kept)));
}

note();
