// The page of fairness: after the end it makes all luck of the table again, here in the browser, and compares.

import "../core/dialogs.js";
import { bytesIn, hexOf, Luck } from "../crypto/luck.js";
import { sha256 } from "../crypto/sha256.js";
import "../core/every_page.js";
import { seen } from "../crypto/witness.js";

const page = document.querySelector("#fairness");
const words = page.dataset;

// A line of the table: kept, broken, or that nobody can tell.
function mark(line, state, said = words[state]) {
  line.dataset.state = state;
  line.querySelector(".state").textContent = said;
}

const part = (name) => page.querySelector(`[data-check="${name}"]`);

function check(facts) {
  const luck = new Luck(bytesIn(facts.secret), facts.salts, facts.stack);
  const promised = seen(facts.table);
  if (promised) mark(part("seen"), promised === facts.commitment ? "kept" : "broken");
  else mark(part("seen"), "open", words.unseen);
  mark(part("secret"), hexOf(sha256(bytesIn(facts.secret))) === facts.commitment ? "kept" : "broken");
  mark(part("key"), hexOf(luck.key) === facts.key ? "kept" : "broken");
  page.querySelectorAll("[data-draw]").forEach((line, i) => {
    mark(line, isAsDrawn(luck, facts.draws[i]) ? "kept" : "broken");
  });
  mark(part("count"), luck.count === facts.count ? "kept" : "broken");
  const broken = page.querySelectorAll('[data-state="broken"]').length;
  const verdict = page.querySelector("[data-verdict]");
  verdict.dataset.verdict = broken ? "broken" : "kept";
  verdict.textContent = broken ? words.wrong : promised ? words.right : words.half;
}

function isAsDrawn(luck, draw) {
  if (draw.kind === "number") return luck.below(draw.n) === draw.value;
  const things = [...draw.before];
  luck.shuffle(things);
  return things.length === draw.n && things.every((thing, i) => thing === draw.after[i]);
}

if (words.over) {
  const answer = await fetch(words.facts, { headers: { accept: "application/json" } });
  if (answer.ok) check(await answer.json());
}
