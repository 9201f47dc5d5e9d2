// The place for a record or a card file: what is chosen or dropped is read here and sent as text.

import "../core/dialogs.js";
import { say } from "../core/toast.js";
import "../core/every_page.js";

const form = document.querySelector("[data-records]");
const drop = form.querySelector(".drop");
const file = drop.querySelector("input");

async function bring(chosen) {
  if (!chosen) return;
  if (chosen.size > Number(form.dataset.records)) {
    say(form.dataset.large);
    return;
  }
  form.querySelector("textarea").value = await chosen.text();
  form.requestSubmit();
}

drop.hidden = false;
file.addEventListener("change", () => bring(file.files[0]));
for (const name of ["dragover", "dragleave", "drop"]) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.toggleAttribute("data-over", name === "dragover");
    if (name === "drop") bring(event.dataTransfer.files[0]);
  });
}
