// The bell, off unless it is wished: a small bronze one for my turn, a softer one for a question in another's. It is made of
// partials, as bronze sounds: a hum below, a minor third above, and the high ones gone first.

import { box, isOn } from "../core/settings.js";

const TURN = { pitch: 587, loudness: 0.22, length: 0.95 };
const QUESTION = { pitch: 440, loudness: 0.1, length: 0.7 };
const PARTIALS = [
  // of the pitch, of the loudness, of the length
  [0.5, 0.35, 1],
  [1, 0.4, 0.8],
  [1.19, 0.2, 0.6],
  [2, 0.18, 0.45],
  [2.74, 0.09, 0.3],
  [4.07, 0.04, 0.2],
];
const ATTACK = 0.004; // seconds
const SILENT = 0.0001;
const BUZZ = [60, 80, 60]; // milliseconds on, off, on
let context; // there only once the bell is wished

export function ring(isQuestion) {
  if (!isOn("bell")) return;
  if (isOn("buzz")) navigator.vibrate(BUZZ);
  if (context?.state === "running") strike(context, isQuestion);
}

export function strike(context, isQuestion) {
  const { pitch, loudness, length } = isQuestion ? QUESTION : TURN;
  const now = context.currentTime;
  for (const [height, part, share] of PARTIALS) {
    const tone = new OscillatorNode(context, { frequency: pitch * height });
    const swell = new GainNode(context, { gain: 0 });
    swell.gain.setValueAtTime(SILENT, now);
    swell.gain.exponentialRampToValueAtTime(loudness * part, now + ATTACK);
    swell.gain.exponentialRampToValueAtTime(SILENT, now + length * share);
    tone.connect(swell).connect(context.destination);
    tone.start(now);
    tone.stop(now + length * share);
  }
}

// Browsers let a page sound only once something has been pressed on it.
async function wake() {
  if (!isOn("bell") || context?.state === "running") return;
  context ??= new AudioContext();
  await context.resume();
}

for (const name of ["click", "keydown"]) document.addEventListener(name, wake);

// Whoever switches it on hears it.
document.addEventListener("change", async ({ target }) => {
  if (target !== box("bell") || !target.checked) return;
  await wake();
  ring(false);
});
