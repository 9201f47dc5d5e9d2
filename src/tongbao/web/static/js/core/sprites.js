// The little pictures that many tables share: fetched beside the page, since the browser keeps them.

const AGAIN = 3000; // milliseconds after which what couldn't be fetched is asked for once more

async function draw(place) {
  try {
    const answer = await fetch(place.dataset.drawings);
    if (!answer.ok) throw new Error(answer.statusText);
    place.insertAdjacentHTML("afterend", await answer.text());
    place.remove();
  } catch {
    setTimeout(draw, AGAIN, place);
  }
}

for (const place of document.querySelectorAll("[data-drawings]")) draw(place);
