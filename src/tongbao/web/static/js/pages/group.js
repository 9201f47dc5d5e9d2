// The page of a group keeps itself fresh: who is here, the open tables, the answers and the chat.

import "../core/dialogs.js";
import "../core/every_page.js";
import { keepFresh } from "../core/fresh.js";
import { fillInZones } from "../core/local_time.js";

const HOUR = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const FRESH = 10000; // milliseconds between two looks at what is new
const language = document.documentElement.lang;
const talk = document.querySelector("[data-stick]");

// An evening is said in its own time zone, and in that of the visitor where the hour differs.
for (const time of document.querySelectorAll("[data-own-time]")) {
  const said = (timeZone) => new Date(time.dateTime).toLocaleTimeString(language, { ...HOUR, timeZone });
  time.textContent = time.textContent.replace("{time}", said());
  time.hidden = said() === said(time.dataset.ownTime);
}

fillInZones();
if (talk) {
  showLatest();
  keepFresh(FRESH, { before: () => isAtEnd() && showLatest });
}

function showLatest() {
  talk.scrollTop = talk.scrollHeight;
}

function isAtEnd() {
  return talk.scrollTop + talk.clientHeight > talk.scrollHeight - 40;
}
