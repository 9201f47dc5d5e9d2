// The page of a group keeps itself fresh: who is here, the open tables, the answers and the chat.

import "../core/dialogs.js";
import { refresh } from "../core/fresh.js";
import "../core/every_page.js";

const HOUR = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const FRESH = 10000; // milliseconds between two looks at what is new
const language = document.documentElement.lang;
const parts = [...document.querySelectorAll("[data-fresh]")].map((part) => `[data-fresh=${part.dataset.fresh}]`);
const talk = document.querySelector("[data-stick]");

// An evening is said in its own time zone, and in that of the visitor where the hour differs.
for (const time of document.querySelectorAll("[data-own-time]")) {
  const said = (timeZone) => new Date(time.dateTime).toLocaleTimeString(language, { ...HOUR, timeZone });
  time.textContent = time.textContent.replace("{time}", said());
  time.hidden = said() === said(time.dataset.ownTime);
}

// Nobody has said yet in which time zone they live: the browser knows.
for (const field of document.querySelectorAll("[data-zone]")) {
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone || field.value;
}

if (talk) talk.scrollTop = talk.scrollHeight;
setInterval(look, FRESH);
document.addEventListener("visibilitychange", look);
document.addEventListener("sent", look);

async function look() {
  if (document.hidden || !talk) return;
  const isAtEnd = talk.scrollTop + talk.clientHeight > talk.scrollHeight - 40;
  await refresh(parts).catch(() => {}); // it asks again soon
  if (isAtEnd) talk.scrollTop = talk.scrollHeight;
}
