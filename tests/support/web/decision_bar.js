// What is wrong with the bar of a decision as it is drawn: each fault in words, none if all can be chosen.
(places) => {
  const SETS = "[data-choice], [data-undo], [data-hint], form.ask button, [data-hold], [data-turn], [data-fold]";
  const bar = document.querySelector("[data-decision]");
  const root = document.documentElement;
  const faults = new Set();
  const shows = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (thing) => (thing.textContent.trim().replace(/\s+/g, " ") || thing.ariaLabel || "").slice(0, 50);
  const scrollers = () => {
    const all = [...document.querySelectorAll(".app, .app *")];
    return [root, document.body, ...all.filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)];
  };
  const insideOf = (thing) => {
    let box = new DOMRect(0, 0, innerWidth, innerHeight);
    for (let part = thing.parentElement; part && part !== document.body; part = part.parentElement) {
      if (getComputedStyle(part).overflow === "visible") continue;
      const edge = part.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)];
      box = new DOMRect(left, top, Math.min(box.right, edge.right) - left, Math.min(box.bottom, edge.bottom) - top);
    }
    return box;
  };
  const where = (part) => part ? `${part.tagName.toLowerCase()}.${[...part.classList].join(".")} in ${part.parentElement?.className}` : "nothing";

  // What hides the thing where it is now: the edge of a box around it, or what lies over it at one of these points.
  const obstacle = (thing, points) => {
    const box = thing.getBoundingClientRect();
    const inside = insideOf(thing);
    const over = Math.max(inside.left - box.left, inside.top - box.top, box.right - inside.right, box.bottom - inside.bottom);
    if (points.length > 1 && over > 1) return `cut off by ${Math.round(over)} px`;
    const round = Math.min(parseFloat(getComputedStyle(thing).borderTopLeftRadius) || 0, box.width / 2, box.height / 2);
    const inset = 2 + 0.3 * round;
    for (const [x, y] of points) {
      const at = [box.left + inset + x * (box.width - 2 * inset), box.top + inset + y * (box.height - 2 * inset)];
      const top = document.elementFromPoint(...at);
      if (!top || !thing.contains(top)) return `covered at ${x}, ${y} by ${where(top)}`;
    }
    return "";
  };
  const CENTRE = [[0.5, 0.5]];
  const ALL = [...CENTRE, [0, 0], [1, 0], [0, 1], [1, 1]];

  // Whether all of it shows, if need be after one scroll of a box within the bar.
  const isReached = (thing, boxes) => {
    if (!obstacle(thing, ALL)) return "";
    const before = new Map(boxes.map((one) => [one, [one.scrollLeft, one.scrollTop]]));
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const moved = [...before].filter(([one, [x, y]]) => one.scrollLeft !== x || one.scrollTop !== y).map(([one]) => one);
    const far = moved.filter((one) => one !== bar.parentElement && !bar.parentElement.contains(one));
    const amiss = obstacle(thing, ALL) || (far.length && `scrolls ${where(far[0])}`) || (moved.length > 1 && "needs more than one scroll");
    for (const [one, [x, y]] of before) [one.scrollLeft, one.scrollTop] = [x, y];
    return amiss;
  };
  const isFound = (thing) => {
    if (!shows(thing)) return false;
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return !obstacle(thing, CENTRE);
  };

  const tabs = [...document.querySelectorAll("[data-sheet]")].filter(shows).map((one) => document.getElementById(one.htmlFor));
  const up = tabs.find((one) => one.checked);
  const bring = (tab) => tab && (tab.checked = true);
  const holders = (held) => [...document.querySelectorAll(`[data-section] [data-hold="${held}"]`)];
  const names = new Set();
  for (const one of document.querySelectorAll("[data-section] [data-hold]:not([data-hold=''])")) names.add(one.dataset.hold);
  const missing = new Map(); // by choice why it wasn't found yet
  for (const one of document.querySelectorAll("[data-section] [data-choice]")) missing.set(one.dataset.choice, one);

  const look = (state) => {
    const boxes = scrollers();
    for (const one of boxes.filter((box) => bar.parentElement.contains(box))) one.scrollTop = 0;
    const offered = [...bar.querySelectorAll(SETS)].filter((one) => shows(one) && one.ariaPressed !== "true");
    for (const thing of offered) {
      const amiss = isReached(thing, boxes);
      if (amiss) faults.add(`${state}${name(thing)}: ${amiss}`);
    }
    const choices = offered.filter((one) => one.matches("[data-choice], [data-undo], [data-hint], form.ask button"));
    const main = choices.find((one) => one.matches(".go[data-choice]"));
    if (main && main !== choices[0]) faults.add(`${state}${name(main)}: ${name(choices[0])} comes before it`);
    for (const back of offered.filter((one) => one.matches("[data-undo], [data-hint], form.ask button"))) {
      const box = back.getBoundingClientRect();
      const near = choices.filter((one) => one.matches("[data-choice]")).find((one) => {
        const [other, inside] = [one.getBoundingClientRect(), insideOf(one)];
        return Math.min(other.bottom, inside.bottom) + 4 > box.top && Math.max(other.top, inside.top) - 4 < box.bottom;
      });
      if (near) faults.add(`${state}${name(back)}: in a row with ${name(near)}`);
    }
    for (const tab of tabs.length ? tabs : [null]) {
      if (!missing.size) break;
      bring(tab);
      for (const [choice] of [...missing]) {
        const all = [...document.querySelectorAll(`[data-section] [data-choice="${CSS.escape(choice)}"]`)];
        const isDialled = (one) => one.closest("[data-dial]") && shows(one.closest("[data-dial]"));
        if (all.some((one) => isDialled(one) || (bar.contains(one) ? shows(one) : isFound(one)))) missing.delete(choice);
      }
    }
    bring(up);
  };

  look("");
  for (const held of names) {
    const holder = holders(held).find(shows) || holders(held)[0];
    holder.click();
    look(`${held}: `);
    if (holder.isConnected) (holders("").find(shows) || holder).click();
  }
  for (const [choice, one] of missing) faults.add(`${choice}: found nowhere (${where(one)})`);
  return [...faults];
}
