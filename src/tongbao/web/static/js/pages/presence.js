// Whoever leaves a table to read rules or cards is still there: these pages keep a link to it, on which they only listen, and
// say when it is the reader's turn.

import { at, base } from "../core/base.js";
import { Link } from "../core/socket.js";
import { passing } from "../core/storage.js";

const LEFT = "table left to read";
const TABLE = new RegExp(`^${base}/t/[^/]+`);
const READING = new RegExp(`^${base}/(rules|cards)(/|$)`);
const back = document.getElementById("back-to-table");
const from = document.referrer.startsWith(location.origin) ? new URL(document.referrer).pathname : "";
const table = TABLE.exec(from)?.[0] || (READING.test(from) && passing.get(LEFT));

if (table) {
  passing.set(LEFT, table);
  const place = `${location.origin.replace(/^http/, "ws")}${table}/live`;
  new Link(place, () => ({ hello: 0, have: {}, lobby: true }), hear);
} else passing.remove(LEFT);

function hear(message) {
  if (message.gone && back) back.hidden = true;
  else if (message.renew && back) show();
}

async function show() {
  const id = table.split("/").at(-1);
  const answer = await fetch(at(`/api/v1/tables/${id}/view`)).catch(() => null);
  if (!answer?.ok) return;
  const { choices } = await answer.json();
  back.href = table;
  back.textContent = choices.length ? back.dataset.turn : back.dataset.back;
  back.hidden = false;
}
