// A report that something is wrong: it tells how large the window is, and shows that it does.

import "../core/dialogs.js";
import "../core/every_page.js";

const form = document.querySelector("[data-bug]");

if (form) {
  const size = `${innerWidth}×${innerHeight}`;
  form.elements.window.value = size;
  form.querySelector("[data-window]").textContent = size;
}
