// How long pairing has looked, second by second; the server says it anew whenever somebody comes or goes.

let told = "";
let at = 0;

setInterval(() => {
  const place = document.querySelector("[data-looking]");
  if (!place) return;
  if (told !== place.dataset.looking) [told, at] = [place.dataset.looking, performance.now()];
  const seconds = Number(told) + Math.floor((performance.now() - at) / 1000);
  place.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}, 1000);
