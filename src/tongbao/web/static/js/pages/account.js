// The page of the account: making a passkey, and coming in with one.

import "../core/dialogs.js";
import { say } from "../core/toast.js";
import { showSettings } from "../core/settings.js";
import "../core/every_page.js";

const canSign = window.PublicKeyCredential?.parseRequestOptionsFromJSON && isSecureContext;
const maker = document.querySelector("[data-passkey=new]");
const door = document.querySelector("[data-passkey=enter]");
let waiting = null; // what ends the quiet offer in the field for the name

// What the server gives to be signed.
async function asked(form) {
  const fields = new URLSearchParams(new FormData(form));
  const answer = await fetch(form.dataset.asks, {
    method: "POST",
    body: fields,
    headers: { accept: "application/json" },
  });
  const told = await answer.json();
  if (answer.ok) return told;
  throw new Error(told.error);
}

function handIn(form, credential) {
  form.elements.credential.value = JSON.stringify(credential);
  if (form.elements.password) form.elements.password.disabled = true;
  form.submit();
}

async function make() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await asked(maker));
  handIn(maker, await navigator.credentials.create({ publicKey }));
}

async function enter(manner = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked(door));
  handIn(door, await navigator.credentials.get({ publicKey, ...manner }));
}

// Passkeys that the browser offers in the field for the name, until another way is taken.
async function offer() {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  waiting = new AbortController();
  await enter({ mediation: "conditional", signal: waiting.signal }).catch(() => {});
}

function tell(error, form) {
  say(error.name === "Error" ? error.message : form.dataset.failed);
}

for (const [form, act] of [
  [maker, make],
  [door, enter],
]) {
  if (!form || !canSign) continue;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    waiting?.abort();
    act().catch((error) => tell(error, form));
  });
}
for (const word of document.querySelectorAll("[data-unsigned]")) word.hidden = Boolean(canSign);
if (door && canSign) offer();
showSettings();
