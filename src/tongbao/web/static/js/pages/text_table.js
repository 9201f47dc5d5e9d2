// The text table: one live region speaks what is new in whole sentences, and a field understands what is typed: a choice by
// its number or by words of it, words of a heading, “card” or “why” and a name.

import { table } from "../core/base.js";
import "../table/table.js";

const MOST_SPOKEN = 20; // sentences that stay in the live region
const said = document.getElementById("said");
const field = document.getElementById("ask");
const answer = document.getElementById("answer");
const words = answer.dataset;
const tidy = (text) => text.replace(/\s+/g, " ").trim();
const text = (selector) => tidy(document.querySelector(selector)?.textContent || "");

// What is new.

const STATES = [
  "#s-curtain .part",
  "#s-course [data-told-now]",
  "#s-result .part > ol",
  "#s-decision .advice",
  "#s-decision [data-said]",
];
const lines = () =>
  new Map([...document.querySelectorAll("#s-log li[id^=line-]")].map((line) => [line.id, tidy(line.textContent)]));
const states = () => new Map(STATES.map((selector) => [selector, text(selector)]));
let known = { lines: lines(), states: states() };

function tellNews() {
  const now = { lines: lines(), states: states() };
  const fresh = ["lines", "states"].flatMap((kind) =>
    [...now[kind]].filter(([name, what]) => what && known[kind].get(name) !== what),
  );
  known = now;
  speak(...fresh.map(([, what]) => what));
}

function speak(...sentences) {
  for (const sentence of sentences) said.append(Object.assign(document.createElement("p"), { textContent: sentence }));
  while (said.children.length > MOST_SPOKEN) said.firstChild.remove();
}

const watcher = new MutationObserver(tellNews);
for (const part of document.querySelectorAll("#s-log, #s-decision, #s-curtain, #s-course, #s-result")) {
  watcher.observe(part, { childList: true, characterData: true, subtree: true });
}

// What is chosen goes over the link, and so does what is asked for; without a script these are forms and links.
document.addEventListener("submit", (event) => event.target.matches("[data-live]") && event.preventDefault());
document.addEventListener("click", (event) => event.target.closest("[data-lift]") && event.preventDefault());

// What is typed.

document.getElementById("asking").addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = field.value;
  field.value = "";
  obey(tidy(typed));
});

function obey(line) {
  const [first, ...rest] = parts(line);
  const button = document.querySelector(`[data-number="${CSS.escape(line)}"], [data-choice="${CSS.escape(line)}"]`);
  if (!first) reply(text("#s-decision [data-said]"));
  else if (button) press(button);
  else if (is(first, "yes", words.yes)) press(document.querySelector(".sure"));
  else if (is(first, "undo", "u", words.undoWord) && !rest.length) press(document.querySelector("[data-undo=one]"));
  else if (is(first, "hint", words.hintWord) && !rest.length) press(document.querySelector("[data-hint]"));
  else if (rest.length && is(first, "why", words.why)) why(rest);
  else if (rest.length && is(first, "card", words.card)) show(rest, things());
  else understand([first, ...rest]);
}

const is = (word, ...names) => names.includes(word);

// A heading that has all the words comes before choices, and a choice before headings and cards that only begin so.
function understand(typed) {
  const headings = [...document.querySelectorAll("#main :is(h2, h3, #ask-help > summary)")];
  const whole = headings.filter((heading) => typed.every((word) => parts(heading.textContent).includes(word)));
  const choices = named(typed, [...document.querySelectorAll("[data-choice]")]);
  if (whole.length) return reply(region(whole[0]));
  if (choices.length === 1) return press(choices[0]);
  if (choices.length)
    return reply(
      `${words.several} ${choices.map((one) => `${one.dataset.number}: ${tidy(one.textContent)}`).join("; ")}`,
    );
  return show(typed, [...headings, ...things()]);
}

const things = () => [...document.querySelectorAll("#main .thing :is(summary, b)")];

// The words of a text, without capitals and accents.
const plain = (name) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const parts = (name) =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

// Those whose names have each of the words, or one that begins with it; in Chinese, which doesn't part words, anywhere.
function named(typed, all) {
  const has = (name, word) =>
    parts(name).some((part) => part.startsWith(word)) || (/\p{Script=Han}/u.test(word) && name.includes(word));
  return all.filter((one) => typed.every((word) => has(plain(one.textContent), word)));
}

function show(typed, all) {
  const found = named(typed, all)[0];
  reply(found ? region(found) : words.nothing);
}

// What stands under a heading, or in a card.
function region(heading) {
  const whole = heading.closest("details") || heading.closest(".part");
  return tidy(whole.matches("details") ? whole.textContent : whole.innerText);
}

function press(button) {
  if (!button) return reply(words.nothing);
  button.click();
  answer.textContent = "";
  if (button.classList.contains("sure")) reply(`${button.dataset.confirm}. ${words.sayYes}`);
  return undefined;
}

function reply(sentence) {
  answer.textContent = sentence;
  speak(sentence);
}

// Why something can't be chosen that stands there under such a name.
async function why(typed) {
  const isNamed = (thing) => named(typed, [thing.querySelector("b")]).length;
  const thing = [...document.querySelectorAll("[data-wish]")].find(isNamed);
  if (!thing) return reply(words.nothing);
  const query = new URLSearchParams({ seat: document.body.dataset.seat });
  for (const wish of thing.dataset.wish.split(", ")) query.append("wish", wish);
  try {
    const heard = await fetch(`${table}/why?${query}`, { headers: { accept: "text/html" } });
    const slip = new DOMParser().parseFromString(await heard.text(), "text/html");
    for (const sign of slip.querySelectorAll("[aria-label]"))
      if (!sign.matches("button")) sign.textContent = sign.ariaLabel;
    for (const part of slip.querySelectorAll("header, .rule, [aria-hidden]")) part.remove();
    return reply(tidy(slip.body.textContent) || words.offered);
  } catch {
    return reply(words.failed);
  }
}
