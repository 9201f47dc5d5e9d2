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
