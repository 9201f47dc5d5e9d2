// The talk at the table: what is new is read out once, marked until it is read, and told by the clock of this device.

import { table } from "../core/base.js";
import { passing } from "../core/storage.js";

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const MOST_SPOKEN = 20; // messages that stay in the live region
const place = `talk ${table}`;
const spoken = document.getElementById("heard");
const messages = () => [...document.querySelectorAll("#s-chat [data-heard]")];
const number = (message) => Number(message.dataset.heard);
const latest = () => Math.max(-1, ...messages().map(number));
const isRead = () => Boolean(document.querySelector("#s-chat .chat")?.checkVisibility()) && !document.hidden;
let told = latest();

// After the page has changed, and once at the start.
export function hearTalk() {
  for (const time of document.querySelectorAll("#s-chat time")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, CLOCK);
  }
  for (const message of messages()) if (number(message) > told && !("mine" in message.dataset)) speak(message);
  told = Math.max(told, latest());
  mark();
}

function speak(message) {
  const sentence = message.querySelector("p").textContent.replace(/\s+/g, " ").trim();
  spoken?.append(Object.assign(document.createElement("p"), { textContent: sentence }));
  while (spoken?.children.length > MOST_SPOKEN) spoken.firstChild.remove();
}

// How many messages of others came since the talk was last looked at.
function mark() {
  if (isRead()) passing.set(place, latest());
  const read = Number(passing.get(place) ?? -1);
  const unread = messages().filter((message) => number(message) > read && !("mine" in message.dataset)).length;
  for (const label of document.querySelectorAll("[for=told-chat], [for=tab-log]")) {
    if (unread) label.dataset.unread = unread;
    else delete label.dataset.unread;
  }
}

// The talk opens at its end.
document.addEventListener("change", (event) => {
  if (!event.target.matches("#told-chat, #tab-log")) return;
  const list = document.querySelector("#s-chat [data-stick]");
  if (list) list.scrollTop = list.scrollHeight;
  mark();
});
document.addEventListener("visibilitychange", mark);
