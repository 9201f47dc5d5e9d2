// The map of Cities of the Silk Road: it pans and zooms where it doesn't fit, with an overview; and routes light up
// while the pointer or the keyboard is on what they lead to.

import { isCalm } from "../../a11y/reduced_motion.js";

const LEAST = 0.8;
const MOST = 2.2;
const ROOMY = 640; // a plane so wide can be read without zooming
const SOURCES = "[data-route], [data-choice]";
let zoom = 1;
let pinch = null; // two fingers on the map: where they are, and how it was when they came
let hovered = null;
let led; // the places to which the map last moved by itself

const map = () => document.getElementById("map");
const lens = () => document.getElementById("lens");

// After the page has changed, and once at the start.
export function survey() {
  if (!map()) return;
  draw(document.getElementById("trail-errand"));
  light();
  settle();
  lead();
}

// Routes.

const numbers = (text) => (text.match(/-?[\d.]+/g) || []).map(Number);

// The road between two places: from where, bent towards where, to where.
function road(from, to) {
  const forth = map().querySelector(`[data-road="${from}-${to}"]`);
  const back = map().querySelector(`[data-road="${to}-${from}"]`);
  if (!forth && !back) return null;
  const [x1, y1, cx, cy, x2, y2] = numbers((forth || back).getAttribute("d"));
  return forth ? [x1, y1, cx, cy, x2, y2] : [x2, y2, cx, cy, x1, y1];
}

function roads({ from, route, goal }) {
  const city = goal?.startsWith("s") && map().querySelector(`[data-city="${goal.slice(1)}"]`)?.dataset.region;
  const stops = [from, ...numbers(route || ""), ...(goal ? [city || goal] : [])];
  return stops
    .slice(1)
    .map((stop, i) => road(stops[i], stop))
    .filter(Boolean);
}

function draw(trail) {
  const legs = trail.dataset.from ? roads(trail.dataset) : [];
  const line = legs.map(([x1, y1, ...rest], i) => `${i ? "" : `M${x1} ${y1}`}Q${rest.join(" ")}`).join("");
  for (const path of trail.children) path.setAttribute("d", line);
  return legs;
}

// The route to what the pointer or the keyboard is on, and what it costs; or the region that a choice names.
function light() {
  const source = [hovered, document.activeElement?.closest(SOURCES)].find((one) => one?.isConnected);
  const { route, goal, choice } = source?.dataset || {};
  const trail = document.getElementById("trail-shown");
  const { home } = map().dataset;
  if (route !== undefined && home) Object.assign(trail.dataset, { from: home, route, goal: goal || "" });
  else delete trail.dataset.from;
  const legs = draw(trail);
  const stops = legs.length ? numbers(route) : [];
  const twin =
    choice &&
    map()
      .querySelector(`.spot [data-choice="${CSS.escape(choice)}"]`)
      ?.closest(".spot");
  for (const spot of map().querySelectorAll(".spot"))
    spot.classList.toggle("shown", spot === twin || stops.includes(Number(spot.dataset.region)));
  for (const emblem of map().querySelectorAll(".emblem"))
    emblem.classList.toggle("led", legs.length > 0 && emblem.dataset.goal === goal);
  const fare = document.getElementById("fare");
  fare.hidden = !legs.length || !goal;
  if (fare.hidden) return;
  const end = map().querySelector(
    goal.startsWith("e") ? `[data-empire="${goal.slice(1)}"] .emblem i` : `[data-city="${goal.slice(1)}"] .disc`,
  );
  const [box, plane] = [end, fare.parentElement].map((element) => element.getBoundingClientRect());
  fare.style.setProperty("--x", ((box.left + box.width / 2 - plane.left) * 1130) / plane.width);
  fare.style.setProperty("--y", ((box.top - plane.top) * 1130) / plane.width);
  fare.lastElementChild.textContent = stops.reduce(
    (sum, region) => sum + Number(document.getElementById(`spot-${region}`).dataset.pay),
    0,
  );
}

// Panning and zooming: the lens scrolls, the plane grows.

function settle() {
  const glass = lens();
  const section = map().parentElement;
  section.style.setProperty("--zoom", zoom);
  const pans = glass.scrollWidth > glass.clientWidth + 1 || glass.scrollHeight > glass.clientHeight + 1;
  section.toggleAttribute("data-pans", pans);
  section.toggleAttribute("data-zooms", pans || zoom !== 1 || glass.firstElementChild.clientWidth < ROOMY);
  look();
}

// The overview shows what is in sight.
function look() {
  const glass = lens();
  if (!glass.scrollWidth) return;
  const unit = 1130 / glass.scrollWidth;
  const sight = map().querySelector(".sight");
  const place = {
    x: glass.scrollLeft * unit,
    y: glass.scrollTop * unit,
    width: glass.clientWidth * unit,
    height: glass.clientHeight * unit,
  };
  place.width = Math.min(place.width, 1130);
  place.height = Math.min(place.height, 604);
  sight.setAttribute("x", place.x + 8);
  sight.setAttribute("y", place.y + 8);
  sight.setAttribute("width", place.width - 16);
  sight.setAttribute("height", place.height - 16);
}

// Zoom by a factor; what lies under the point stays there.
function magnify(factor, x = lens().clientWidth / 2, y = lens().clientHeight / 2) {
  const glass = lens();
  const before = glass.scrollWidth;
  const [left, top] = [glass.scrollLeft + x, glass.scrollTop + y];
  zoom = Math.min(MOST, Math.max(LEAST, zoom * factor));
  map().parentElement.style.setProperty("--zoom", zoom);
  const grown = glass.scrollWidth / before;
  glass.scrollTo(left * grown - x, top * grown - y);
  settle();
}

function centre(x, y, behavior) {
  const glass = lens();
  const unit = glass.scrollWidth / 1130;
  glass.scrollTo({ left: x * unit - glass.clientWidth / 2, top: y * unit - glass.clientHeight / 2, behavior });
}

// The map goes by itself to one's home at the start, and to where the question is: a place, and the regions offered.
function lead() {
  if (!lens().clientWidth) return; // on a sheet that isn't up
  const spot = (number) => document.getElementById(`spot-${number}`);
  const asked = [spot(map().dataset.here), ...map().querySelectorAll(".spot.pick")].filter(Boolean);
  const places = asked.length ? asked : [spot(map().dataset.home)].filter(Boolean);
  const name = places.map((place) => place.id).join();
  if (name === led || (led !== undefined && !asked.length)) return;
  const first = led === undefined;
  led = name;
  if (places.length && (first || !places.every(isInSight))) centreOn(places, first || isCalm() ? "instant" : "smooth");
}

// The middle of some places; of those that don't fit together the first, which is where the question is.
function centreOn(places, behavior) {
  const [xs, ys] = ["--x", "--y"].map((axis) => places.map((place) => Number(place.style.getPropertyValue(axis))));
  const middle = (all) => (Math.min(...all) + Math.max(...all)) / 2;
  const unit = lens().scrollWidth / 1130;
  const fits = (all, room) => (Math.max(...all) - Math.min(...all)) * unit < room;
  const wide = map().dataset.here && !fits(xs, lens().clientWidth);
  const high = map().dataset.here && !fits(ys, lens().clientHeight);
  centre(wide ? xs[0] : middle(xs), high ? ys[0] : middle(ys), behavior);
}

// A region that is named elsewhere on the page comes to the middle, once its sheet is up.
function find(event) {
  const spot = document.getElementById(event.target.closest("[data-show^='spot-']")?.dataset.show);
  if (spot) requestAnimationFrame(() => centreOn([spot], "instant"));
}

function isInSight(spot) {
  const [{ left, top }, box] = [spot.getBoundingClientRect(), lens().getBoundingClientRect()];
  return left > box.left && left < box.right && top > box.top && top < box.bottom;
}

// Two fingers; the map follows once for each frame.
function pinched(event) {
  if (event.touches.length !== 2 || !event.target.closest("#lens")) {
    pinch = null;
    return;
  }
  event.preventDefault();
  const [one, other] = event.touches;
  const box = lens().getBoundingClientRect();
  const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  pinch ??= { start: apart, from: zoom };
  if (!pinch.due) requestAnimationFrame(() => pinch && stretch(pinch));
  Object.assign(pinch, {
    apart,
    x: (one.clientX + other.clientX) / 2 - box.left,
    y: (one.clientY + other.clientY) / 2 - box.top,
    due: true,
  });
}

function stretch(fingers) {
  fingers.due = false;
  magnify((fingers.from * fingers.apart) / fingers.start / zoom, fingers.x, fingers.y);
}

function press(event) {
  const button = event.target.closest("[data-zoom]");
  if (button) magnify(Number(button.dataset.zoom));
  event.target.closest("[data-route]")?.focus(); // not every browser lets a pressed button have the focus
}

function steer(event) {
  const mini = event.target.closest(".mini");
  if (!mini || !event.buttons) return;
  const box = mini.getBoundingClientRect();
  centre(((event.clientX - box.left) / box.width) * 1130, ((event.clientY - box.top) / box.height) * 604, "instant");
}

function hover(event) {
  const source = event.pointerType === "mouse" ? event.target.closest(SOURCES) : null;
  if (source === hovered) return;
  hovered = source;
  light();
}

if (map()) {
  const board = map().parentElement;
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"])
    board.addEventListener(name, pinched, { passive: false });
  for (const name of ["pointerdown", "pointermove"]) board.addEventListener(name, steer);
  board.addEventListener("click", press);
  board.addEventListener("scroll", look, { capture: true, passive: true });
  document.addEventListener("pointerover", hover);
  document.addEventListener("click", find);
  for (const name of ["focusin", "focusout"]) document.addEventListener(name, () => setTimeout(light));
  new ResizeObserver(survey).observe(lens());
}
