// The offer to call: made once in a browser, at the end of a first long waiting. Escape and no answer mean no.

import { box, can, isOn } from "../core/settings.js";
import { lasting } from "../core/storage.js";
import { showSlip } from "./slips.js";

const slip = document.getElementById("offer");

export function offer() {
  if (lasting.get("offered") || isOn("bell") || isOn("notice")) return;
  lasting.set("offered", "yes");
  for (const button of slip.querySelectorAll("button")) button.hidden = !button.dataset.callBy.split(" ").every(can);
  slip.hidden = false;
  showSlip();
}

export function withdrawOffer() {
  slip.hidden = true;
  showSlip();
}

slip?.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button) return;
  withdrawOffer();
  for (const name of button.dataset.callBy.split(" ").filter(Boolean)) box(name).click();
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented && slip && !document.querySelector("dialog[open]"))
    withdrawOffer();
});
