// Dials: of many choices that differ by a number one is shown; the slider and its two buttons change which.

const turned = new Map(); // where dials were left, by name

document.addEventListener("input", (event) => {
  const dial = event.target.closest("[data-dial]");
  if (dial) turn(dial, Number(event.target.value));
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-turn]");
  if (!button) return;
  const dial = button.closest("[data-dial]");
  const slider = dial.querySelector("input");
  slider.value = Number(slider.value) + Number(button.dataset.turn);
  turn(dial, Number(slider.value));
});

function turn(dial, place) {
  turned.set(dial.dataset.dial, place);
  const slider = dial.querySelector("input");
  dial.querySelectorAll("[data-choice]").forEach((choice, i) => {
    choice.hidden = i !== place;
    if (i === place) slider?.setAttribute("aria-valuetext", choice.textContent.trim());
  });
  for (const button of dial.querySelectorAll("[data-turn]"))
    button.disabled = button.dataset.turn < 0 ? place <= 0 : place >= slider.max;
}

// Where a choice is one of a dial's, the dial is turned to it.
export function turnTo(choice) {
  const dial = choice.closest("[data-dial]");
  const slider = dial?.querySelector("input");
  if (!slider) return;
  slider.value = [...dial.querySelectorAll("[data-choice]")].indexOf(choice);
  turn(dial, Number(slider.value));
}

// After the page has changed: dials that are still there stand as they were left.
export function showDials() {
  const dials = [...document.querySelectorAll("[data-section] [data-dial]")];
  for (const name of turned.keys()) if (!dials.some((dial) => dial.dataset.dial === name)) turned.delete(name);
  for (const dial of dials) {
    const slider = dial.querySelector("input");
    if (!slider) continue;
    slider.value = turned.get(dial.dataset.dial) ?? slider.getAttribute("value");
    turn(dial, Number(slider.value));
  }
}
