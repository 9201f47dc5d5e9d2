// Clocks: the time of those who are to act runs down on the page as it does on the server. The clock of the device is never
// asked: it may be wrong, or be set anew; what counts is how long ago the server said its time.

const TICK = 250;
const HOUR = 3600;
const DAY = 24 * HOUR;
const SHORT = 0.2; // under so much of the whole it is short
const units = (unit) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "narrow" });

const LATE = 10; // seconds that a message may take; one that seems to have taken longer comes from a clock set back

let ahead = null; // how many seconds the server's clock is ahead of the time since this page began

// What the server's clock says now, in seconds. What took longest to come is the least right.
export function setClock(now) {
  const difference = now - performance.now() / 1000;
  if (ahead === null || difference > ahead || difference < ahead - LATE) ahead = difference;
  tick();
}

// Until the server has said its time, what it has drawn stays.
function tick() {
  if (ahead === null) return;
  const now = performance.now() / 1000 + ahead;
  for (const time of document.querySelectorAll("[data-falls]")) {
    const left = Math.max(0, Number(time.dataset.falls) - now);
    const part = left / Number(time.dataset.bank);
    const output = time.querySelector("output");
    const words = inWords(left);
    if (output.textContent !== words) output.textContent = words;
    time.style.setProperty("--left", `${Math.min(100, 100 * part).toFixed(1)}%`);
    time.classList.toggle("short", part < SHORT);
  }
  for (const time of document.querySelectorAll("[data-ago]")) {
    const words = ago(now - Number(time.dataset.ago));
    if (time.textContent !== words) time.textContent = words;
  }
}

// How long ago that was, in the largest unit that says anything.
function ago(seconds) {
  const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const [unit, size] = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", 60],
  ].find((one) => seconds >= one[1]) || ["minute", 60];
  return relative.format(-Math.floor(Math.max(0, seconds) / size), unit);
}

// As the server says it (Translator.clock), so that a clock that stops reads as it did.
function inWords(seconds) {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / 60),
  ];
  if (days) return joined(units("day").format(days), hours && units("hour").format(hours));
  if (hours) return joined(units("hour").format(hours), minutes && units("minute").format(minutes));
  return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

const joined = (...parts) => parts.filter(Boolean).join(document.documentElement.lang.startsWith("zh") ? "" : " ");

setInterval(tick, TICK);
