// What a visitor has settled: checkboxes data-setting="ask". The server keeps it with his account, and hands it to a browser
// in which he comes in. One that he has never touched is as the page has
// it, and one for what his device can't do isn't shown.

import { at } from "./base.js";
import { lasting, takeCookie } from "./storage.js";

const isHand = matchMedia("(hover: none)").matches;
const CAN = {
  buzz: isHand && "vibrate" in navigator,
  notice: isSecureContext && "Notification" in window && (!isHand || "serviceWorker" in navigator),
};

export const can = (name) => CAN[name] ?? true;
export const box = (name) => document.querySelector(`[data-setting="${name}"]`);

export function isOn(name) {
  const kept = lasting.get(name);
  return can(name) && (kept ? kept === "yes" : Boolean(box(name)?.defaultChecked));
}

export function set(name, isWished) {
  const value = isWished ? "yes" : "no";
  lasting.set(name, value);
  showSettings();
  fetch(at("/settings"), { method: "POST", body: new URLSearchParams({ name, value }), keepalive: true }).catch(
    () => {},
  );
}

// What came along with who has come in, once.
function takeOver() {
  const given = takeCookie("tongbao_settings");
  for (const setting of given?.split(".") ?? []) lasting.set(...setting.split("-"));
}

takeOver();

// After the page has changed, once at the start, and when something was settled in another window.
export function showSettings() {
  for (const tick of document.querySelectorAll("input[data-setting]")) {
    tick.checked = isOn(tick.dataset.setting);
    tick.closest("label").hidden = !can(tick.dataset.setting);
  }
}

addEventListener("storage", showSettings);
document.addEventListener(
  "change",
  ({ target }) => target.dataset?.setting && set(target.dataset.setting, target.checked),
);
