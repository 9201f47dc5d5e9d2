// A notice outside of the page: only while the page is hidden, and only if it is wished and allowed.

import { say } from "./note.js";
import { box, isOn, set } from "./settings.js";
import { coin } from "./tab.js";

let notice;

export function notify(call, news) {
  if (!isOn("notice") || !document.hidden || Notification.permission !== "granted") return;
  notice = new Notification(call, { body: news, tag: location.pathname, icon: coin("mine") });
  notice.onclick = () => {
    window.focus();
    withdraw();
  };
}

export function withdraw() {
  notice?.close();
  notice = null;
}

// Leave is asked for when the box is ticked, and never else.
document.addEventListener("change", async ({ target }) => {
  if (target !== box("notice") || !target.checked) return;
  if ((await Notification.requestPermission()) === "granted") return;
  set("notice", false);
  say(box("notice").dataset.refused);
});

document.addEventListener("visibilitychange", () => document.hidden || withdraw());
