// Says in whole sentences, to who listens, whose turn it is and what is asked; each time it changes, and once.

const place = document.getElementById("asked");
const SENTENCE = /[.!?:…。！？：]$/;

export function tell(said) {
  if (place && place.textContent !== said) place.textContent = said;
}

// After the page has changed.
export function speak() {
  const [turn] = (document.querySelector("#s-turn [data-turn]")?.dataset.title || "").replace("● ", "").split(" · ");
  const asked = document.querySelector("#s-turn [data-call]") ? question() : [];
  const said = [...new Set([turn, ...asked])].filter(Boolean).map(sentence).join(" ");
  tell(said);
}

// What the decision panel asks now: its heading and what it says below.
function question() {
  const panel = document.querySelector("[data-decision]");
  const parts = [...(panel?.querySelectorAll("h2, .hint, .said") || [])].filter((part) => part.checkVisibility());
  return parts.map((part) => part.textContent.trim().replace(/\s+/g, " "));
}

const sentence = (words) => (SENTENCE.test(words) ? words : `${words}.`);
