// A notice outside of the page: only while the page is hidden, and only if it is wished and allowed.

import { say } from "../core/toast.js";
import { box, isOn, set } from "../core/settings.js";
import { coin } from "./tab_title.js";

let notice;

export function notify(call, news) {
  if (!isOn("notice") || !document.hidden || Notification.permission !== "granted") return;
  const facts = { body: news, tag: location.pathname, icon: coin("mine") };
  try {
    notice = new Notification(call, facts);
  } catch {
    return worker((there) => there.showNotification(call, facts));
  }
  notice.onclick = () => {
    window.focus();
    withdraw();
  };
  return undefined;
}

export function withdraw() {
  notice?.close();
  notice = null;
  worker(async (there) => (await there.getNotifications({ tag: location.pathname })).forEach((shown) => shown.close()));
}

// On phones only the worker may show notices. Where the browser keeps nothing there is none, and it says so by an error.
async function worker(use) {
  const there = await navigator.serviceWorker?.getRegistration().catch(() => null);
  if (there) await use(there);
}

// Leave is asked for when the box is ticked, and never else.
document.addEventListener("change", async ({ target }) => {
  if (target !== box("notice") || !target.checked) return;
  if ((await Notification.requestPermission()) === "granted") return;
  set("notice", false);
  say(box("notice").dataset.refused);
});

document.addEventListener("visibilitychange", () => document.hidden || withdraw());
