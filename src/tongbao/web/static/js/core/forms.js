// Forms that are sent without leaving the page; what they change comes over the link. And none is sent twice.

import { say } from "./toast.js";

const LEAVING = 10000; // milliseconds after which a page that should have come by a form no longer will
const READING = 1500; // milliseconds for which a refusal stays, even if it is no longer true
const underWay = new WeakMap(); // what each form is sending, and with which button something else goes after it
const keys = new WeakMap(); // what each form has sent, under which key: the server does it once, however often it comes
const composing = new WeakSet(); // fields in which a sign is being put together
let left = null; // the form whose answer will be the next page

document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-quiet]");
  if (!form) return;
  event.preventDefault();
  submit(form, event.submitter);
});

// After all others have heard of it: a form that leads to another page.
addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.method !== "post") return;
  if (left === event.target) event.preventDefault();
  left = event.target;
  setTimeout(() => (left = null), LEAVING);
});
addEventListener("pageshow", () => (left = null));

// A form data-at-once is sent whenever something in it is chosen.
document.addEventListener("change", (event) => event.target.closest("[data-at-once]")?.requestSubmit());

// What was said is no longer so once something is filled in anew; but whoever goes on typing still reads that it failed.
document.addEventListener("input", (event) =>
  event.target.closest("[data-quiet]:not([data-empties])")?.querySelector("[data-told]").replaceChildren(),
);
document.addEventListener("compositionstart", ({ target }) => composing.add(target));
document.addEventListener("compositionend", ({ target }) => composing.delete(target));

const contentOf = (form, button) => new URLSearchParams(new FormData(form, button));

// One at a time is under way: the same isn't sent again, something else goes after it.
function submit(form, button) {
  const content = contentOf(form, button);
  const now = underWay.get(form);
  if (!now) send(form, button, content);
  else if (String(content) !== String(now.content)) now.next = { button };
}

async function send(form, button, content) {
  const now = { content };
  const dialog = form.closest("dialog"); // found now: the page may be redrawn without the form before the answer comes
  underWay.set(form, now);
  form.ariaBusy = "true";
  const refusal = await answerTo(form, content);
  underWay.delete(form);
  form.ariaBusy = null;
  tell(form, dialog, refusal);
  if (refusal) return;
  keys.delete(form);
  document.dispatchEvent(new Event("sent"));
  if ("empties" in form.dataset) for (const [name, value] of content) takeOut(form.elements[name], value);
  if (now.next && form.isConnected && form.checkValidity()) submit(form, now.next.button);
}

// What was wrong; nothing if it is done.
async function answerTo(form, content) {
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: content,
      headers: { accept: "application/json", "idempotency-key": keyOf(form, String(content)) },
    });
    return (await answer.json()).error || "";
  } catch {
    return form.dataset.failed;
  }
}

// The same as long as nobody knows whether that has come.
function keyOf(form, content) {
  if (keys.get(form)?.content !== content) keys.set(form, { content, key: randomKey() });
  return keys.get(form).key;
}

const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

// Beside its button the form says that it is done, or what was wrong; one that says nothing puts its dialog away. A form that
// is gone does so too, and a refusal of it is said at the edge of the page.
function tell(form, dialog, refusal) {
  const told = form.querySelector("[data-told]");
  told.textContent = refusal || form.dataset.done || "";
  const isGone = !form.isConnected;
  if (refusal && isGone) say(refusal);
  if (refusal) told.dataset.refused = performance.now();
  else delete told.dataset.refused;
  if ((isGone || !told.textContent) && !("atOnce" in form.dataset)) dialog?.close();
}

// A form that data-empties loses what was sent; what was typed meanwhile stays, with the cursor in it.
function takeOut(field, sent) {
  const at = field.matches?.("input:not([type=hidden]), textarea") ? field.value.indexOf(sent) : -1;
  if (at < 0) return;
  if (composing.has(field)) {
    field.addEventListener("compositionend", () => setTimeout(takeOut, 0, field, sent), { once: true });
    return;
  }
  const rest = (field.value.slice(0, at) + field.value.slice(at + sent.length)).trimStart();
  const end = Math.max(0, rest.length - (field.value.length - field.selectionEnd));
  field.value = rest;
  if (field === document.activeElement) field.setSelectionRange(end, end);
}

// The state has changed: what was refused may be possible now.
export function outdateRefusals() {
  for (const told of document.querySelectorAll("[data-refused]")) {
    const since = told.dataset.refused;
    const go = () => told.dataset.refused === since && told.replaceChildren();
    setTimeout(go, Math.max(0, READING - (performance.now() - since)));
  }
}
