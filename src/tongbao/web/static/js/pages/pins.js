// Numbered pins beside a card: one for each mark that is explained, with a line to where the mark is.

const APART = 30; // pixels between two pins
const SVG = "http://www.w3.org/2000/svg";
const watched = new ResizeObserver((entries) =>
  entries.forEach((entry) => draw(entry.target.closest("[data-explained]"))),
);

// Pin the marks of an explained card, and again whenever its picture changes its size.
export function pin(explained) {
  watched.disconnect();
  watched.observe(explained.querySelector(".big"));
  document.fonts.ready.then(() => draw(explained));
}

function draw(explained) {
  const big = explained.querySelector(".big");
  const drawn = big.querySelector(".drawn");
  big.querySelectorAll(".pin, .halo, .leads").forEach((old) => old.remove());
  const frame = big.getBoundingClientRect();
  const card = drawn.getBoundingClientRect();
  const sides = { left: [], right: [] };
  [...explained.querySelectorAll("[data-mark]")].forEach((mark, k) => {
    const target = drawn.querySelector(mark.dataset.mark);
    const box = target?.getBoundingClientRect();
    if (!box?.width) return;
    const middle = (box.left + box.right) / 2 - (card.left + card.right) / 2;
    const isWide = box.width > card.width / 2;
    const side =
      mark.dataset.side ||
      (isWide ? (sides.left.length > sides.right.length ? "right" : "left") : middle < 0 ? "left" : "right");
    sides[side].push({ mark, number: k + 1, box, y: (box.top + box.bottom) / 2 - frame.top });
  });
  const leads = document.createElementNS(SVG, "svg");
  leads.classList.add("leads");
  big.append(leads);
  for (const [side, pins] of Object.entries(sides)) {
    spread(pins, frame.height);
    const x = side === "left" ? (card.left - frame.left) / 2 : (card.right - frame.left + frame.width) / 2;
    for (const one of pins) {
      const end = side === "left" ? Math.max(one.box.left, card.left) + 3 : Math.min(one.box.right, card.right) - 3;
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("d", `M${x} ${one.at}L${end - frame.left} ${one.y}`);
      leads.append(line);
      big.append(halo(one, frame), knob(one, x, line));
    }
  }
}

// Pins on one side, from above, so far apart that each can be read, and none below the picture.
function spread(pins, height) {
  pins.sort((one, other) => one.y - other.y);
  let free = APART / 2;
  for (const one of pins) {
    one.at = Math.max(one.y, free);
    free = one.at + APART;
  }
  free = height - APART / 2;
  for (const one of pins.reverse()) {
    one.at = Math.min(one.at, free);
    free = one.at - APART;
  }
}

function knob({ mark, number, at }, x, line) {
  const pin = document.createElement("b");
  pin.className = "pin";
  pin.textContent = number;
  pin.ariaHidden = "true";
  pin.style.left = `${x}px`;
  pin.style.top = `${at}px`;
  pin.dataset.pin = number;
  line.dataset.pin = number;
  mark.dataset.pin = number;
  return pin;
}

function halo({ box, number }, frame) {
  const halo = document.createElement("i");
  halo.className = "halo";
  halo.dataset.pin = number;
  halo.style.left = `${box.left - frame.left}px`;
  halo.style.top = `${box.top - frame.top}px`;
  halo.style.width = `${box.width}px`;
  halo.style.height = `${box.height}px`;
  return halo;
}

// A mark that is pointed at, in the text or by its pin, is lit in both.
document.addEventListener("pointerover", (event) => {
  const pinned = event.target.closest?.("[data-pin]");
  const explained = event.target.closest?.("[data-explained]") ?? document;
  for (const part of explained.querySelectorAll("[data-pin]")) {
    part.classList.toggle("lit", part.dataset.pin === pinned?.dataset.pin);
  }
});
