// Lays a slip beside the thing that it speaks of: above it, else below, else beside it, never on it; a tail points there.
// What is spared stays free as well, if that is possible.

const SPACE = 14; // pixels between a thing and its slip
const EDGE = 8;

export function layBeside(slip, things, spared = []) {
  const boxes = boxesOf(things);
  const { width, height } = slip.getBoundingClientRect();
  if (!boxes.length) return put(slip, (innerWidth - width) / 2, (innerHeight - height) / 2, "free", width / 2);
  const [at] = boxes;
  const middle = within(at.left + at.width / 2 - width / 2, innerWidth - width);
  const beside = within(at.top + at.height / 2 - height / 2, innerHeight - height);
  const right = at.right + SPACE + width < innerWidth - EDGE;
  const sides = [
    ["above", middle, at.top - SPACE - height],
    ["below", middle, at.bottom + SPACE],
    ["beside", right ? at.right + SPACE : at.left - SPACE - width, beside],
  ];
  const free = ([, left, top], boxes) =>
    left >= EDGE &&
    left + width <= innerWidth - EDGE &&
    top >= EDGE &&
    top + height <= innerHeight - EDGE &&
    !boxes.some((box) => overlaps(box, left, top, width, height));
  const all = [...boxes, ...boxesOf(spared)];
  const [side, left, top] = sides.find((one) => free(one, all)) ||
    sides.find((one) => free(one, boxes)) || [
      "free",
      middle,
      at.top > innerHeight / 2 ? EDGE : innerHeight - height - EDGE,
    ];
  return put(slip, left, top, side, at.left + at.width / 2 - left);
}

const boxesOf = (things) =>
  things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width && box.height);

const within = (wish, most) => Math.max(EDGE, Math.min(most - EDGE, wish));

const overlaps = (box, left, top, width, height) =>
  box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;

function put(slip, left, top, side, tail) {
  Object.assign(slip.style, { left: `${Math.max(EDGE, left)}px`, top: `${Math.max(EDGE, top)}px` });
  slip.dataset.side = side;
  slip.style.setProperty("--tail", `${Math.max(18, Math.min(slip.offsetWidth - 18, tail))}px`);
}

// Lays a slip where there is room: near the thing, but neither on it nor, as far as that is possible, on what is being
// decided or on one's own hand. What it would cover costs by its weight, and so does the way to it, in pixels.

const STEP = 16;
const WEIGHTS = [
  ["[data-decision]", 60],
  ["#s-hand, .hand-cards", 30],
  ["main [data-choice], main [data-hold]:not([data-hold=''])", 12],
  [":is(#why, #peek):popover-open", 60],
  ["main", 0.2], // the larger it is, the further it goes aside
];
const ON_IT = 80;
const FINGER = 24;
const BESIDE = 24; // so much further than above it or below it

export function layInRoom(slip, thing, point) {
  Object.assign(slip.style, { left: "0px", top: "0px" });
  const { width, height } = slip.getBoundingClientRect();
  const at = point ? { left: point.x, right: point.x, top: point.y - FINGER, bottom: point.y + FINGER } : boxOf(thing);
  const costly = [[at, ON_IT], ...WEIGHTS.flatMap(([what, weight]) => weighed(what, weight, [thing, slip]))];
  const spots = (from, size, room) => {
    const most = Math.max(EDGE, room - size - EDGE);
    const found = from.map((wish) => Math.max(EDGE, Math.min(most, wish)));
    for (let spot = EDGE; spot < most; spot += STEP) found.push(spot);
    return found;
  };
  const middle = (at.left + at.right - width) / 2;
  const lefts = spots([middle, at.right + SPACE, at.left - SPACE - width], width, innerWidth);
  const tops = spots([at.top - SPACE - height, at.bottom + SPACE, at.top], height, innerHeight);
  let best = null;
  for (const left of lefts)
    for (const top of tops) {
      const cost = costOf(left, top, width, height, at, costly);
      if (!best || cost < best.cost) best = { left, top, cost };
    }
  Object.assign(slip.style, { left: `${best.left}px`, top: `${best.top}px` });
}

const boxOf = (thing) => thing.getBoundingClientRect();

const weighed = (what, weight, besides) =>
  [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility() && !besides.some((thing) => thing.contains(one)))
    .map((one) => [boxOf(one), weight]);

function costOf(left, top, width, height, at, costly) {
  const [right, bottom] = [left + width, top + height];
  const [aside, apart] = [
    Math.max(0, at.left - right, left - at.right),
    Math.max(0, at.top - bottom, top - at.bottom),
  ];
  const shift = Math.abs(left + right - at.left - at.right) / 20 + Math.abs(top + bottom - at.top - at.bottom) / 20;
  let cost = aside + apart + shift + (aside ? BESIDE : 0);
  for (const [box, weight] of costly) {
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    if (across > 0 && down > 0) cost += 50 * weight + (weight * across * down) / 100;
  }
  return cost;
}
