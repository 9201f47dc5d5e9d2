// The settings of notices: this browser can be told while no page is open, if it allows that.

import { at } from "../core/base.js";
import { say } from "../core/toast.js";
import "../core/every_page.js";

const panel = document.querySelector("[data-push]");
const button = panel?.querySelector("[data-subscribe]");

if (button && navigator.serviceWorker && window.PushManager) {
  button.hidden = false;
  panel.querySelector("[data-unable]").hidden = true;
  button.addEventListener("click", () => subscribe().catch(() => say(button.dataset.refused)));
}

// Leave is asked for when the button is pressed, and never else.
async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return say(button.dataset.refused);
  await navigator.serviceWorker.register(at("/sw.js"), { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const facts = { userVisibleOnly: true, applicationServerKey: panel.dataset.push };
  const { endpoint, keys } = (await pushManager.subscribe(facts)).toJSON();
  const body = JSON.stringify({ endpoint, keys, seal: panel.dataset.seal });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await fetch(at("/notices/push"), { method: "POST", headers, body });
  if (answer.ok) return location.reload();
  return say((await answer.json()).error);
}
