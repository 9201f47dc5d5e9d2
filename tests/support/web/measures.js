// What an eye and a finger find on the page as it is drawn; each function gives plain data.
({
  // Every piece of text that can be seen, whether scrolled into sight or not; pictures (also those made of signs) don't count.
  texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("svg, script, style, option, .sr, .skip, [role=img]")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || this.spoken(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = [...range.getClientRects()].find((rect) => rect.width > 1 && rect.height > 1);
      if (box) found.push({ node, parent, box, text: node.data.trim().replace(/\s+/g, " ") });
    }
    return found;
  },

  // Whether an element is there only for screen readers: nothing of it, or of one around it, is drawn.
  spoken(element) {
    for (let part = element; part; part = part.parentElement) if (getComputedStyle(part).clipPath === "inset(50%)") return true;
    return false;
  },

  // Whether an element has a ground of its own.
  opaque(element) {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    return backgroundImage !== "none" || !/^rgba.*, 0\)$|^transparent$/.test(backgroundColor);
  },

  where(element) {
    const names = (part) => part.tagName.toLowerCase() + [...part.classList].map((name) => `.${name}`).join("");
    return [element.parentElement, element].filter(Boolean).map(names).join(" > ");
  },

  // What of a box isn't cut off by an element, or by one around it.
  inSight({ left, right, top, bottom }, element) {
    for (let part = element; part; part = part.parentElement) {
      if (getComputedStyle(part).overflow === "visible") continue;
      const edge = part.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  },

  // Texts smaller than so many pixels; given two numbers, the second is for the labels of a map.
  small(given) {
    const [least, label = least] = [given].flat();
    const size = (text) => parseFloat(getComputedStyle(text.parent).fontSize);
    const needed = (text) => (text.parent.closest(".map") ? label : least);
    return this.texts().filter((text) => size(text) < needed(text)).map((text) => `${size(text)} px: ${text.text} (${this.where(text.parent)})`);
  },

  // Titles of cards, and whatever cuts off what hangs over, whose text needs more room than it has.
  clipped() {
    const cuts = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const titles = document.querySelectorAll(".card h3, .card h3 *");
    const parents = new Set(this.texts().map((text) => text.parent).filter(cuts));
    const seen = [...new Set([...titles, ...parents])].filter((element) => element.checkVisibility());
    const over = seen.filter((element) => element.clientWidth && element.scrollWidth > element.clientWidth + 1);
    return over.map((element) => `${element.textContent.trim()}: ${element.scrollWidth} in ${element.clientWidth} px (${this.where(element)})`);
  },

  // What can be pressed in a part of the page but lies under something else, wherever one has scrolled to.
  covered(part) {
    const kinds = "a[href], button, input:not([type=hidden]), select";
    const all = [...document.querySelectorAll(part)].flatMap((one) => [...one.querySelectorAll(kinds)]);
    const seen = all.filter((thing) => thing.checkVisibility() && !thing.closest("dialog:not([open]), [inert], .skip"));
    const isCovered = (thing) => {
      thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = thing.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !top || !thing.contains(top);
    };
    return seen.filter(isCovered).map((thing) => thing.ariaLabel || thing.textContent.trim() || thing.name);
  },

  // Texts of buttons that hang over their edge.
  spilled() {
    const over = ({ box, parent }) => {
      const button = parent.closest(".btn")?.getBoundingClientRect();
      return button && (box.left < button.left || box.right > button.right);
    };
    return this.texts().filter(over).map((text) => text.text);
  },

  // Texts in such a part of the page that lie over each other, as far as nothing cuts them off.
  overlapping(part) {
    const all = this.texts().filter((text) => text.parent.closest(part));
    const texts = all.map((text) => ({ ...text, box: this.inSight(text.box, text.parent) }));
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return texts.flatMap((one, n) => texts.slice(n + 1).filter((other) => meet(one.box, other.box)).map((other) => `${one.text} and ${other.text}`));
  },

  // What can be pressed but offers a finger less than so many pixels in one direction. Links in running text don't
  // count; a label counts for its box; what lies around the box counts if it answers like the box itself.
  narrow(least) {
    const kinds = "a[href], button, input:not([type=hidden]), select, textarea, label[for], summary";
    const targets = new Set();
    for (const element of document.querySelectorAll(kinds)) targets.add(element.matches("input") && element.closest("label") || element);
    const tooSmall = (target) => {
      const box = target.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || getComputedStyle(target).display === "inline") return false;
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hits = (dx, dy) => target.contains(document.elementFromPoint(x + dx, y + dy));
      const reach = (dx, dy) => { let n = 0; while (n < least && hits(n * dx, n * dy)) n += 1; return n; };
      if (!hits(0, 0)) return false; // covered or scrolled away
      const wide = Math.ceil(box.width) >= least || reach(-1, 0) + reach(1, 0) >= least;
      const high = Math.ceil(box.height) >= least || reach(0, -1) + reach(0, 1) >= least;
      return !(wide && high);
    };
    const still = (target) => {
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }); // it may have been half in sight
      return tooSmall(target);
    };
    return [...targets].filter(tooSmall).filter(still).map((target) => {
      const box = target.getBoundingClientRect();
      const name = target.getAttribute("aria-label") || target.textContent.trim().replace(/\s+/g, " ");
      return `${Math.round(box.width)} x ${Math.round(box.height)}: ${name.slice(0, 40)} (${this.where(target)})`;
    });
  },

  // The nearest box around an element that scrolls, else the window: what lies outside of it can be brought into sight.
  lens(element) {
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(part).overflow)) return part === document.body ? new DOMRect(0, 0, innerWidth, innerHeight) : part.getBoundingClientRect();
    }
    return null;
  },

  // Texts of which a part is cut off by a box around them that doesn't scroll, or lies outside the window.
  cut() {
    const found = [];
    const near = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16; // texts of 200 % are twice as near
    for (const { node, parent, text } of this.texts()) {
      if (parent.closest("[hidden], #peek")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let part = parent; part && part !== document.body; part = part.parentElement) {
        const { overflow, overflowX, overflowY } = getComputedStyle(part);
        if (/auto|scroll/.test(overflow)) break;
        const edge = part.getBoundingClientRect();
        const across = overflowX === "visible" ? 0 : Math.max(edge.left - box.left, box.right - edge.right);
        const down = overflowY === "visible" ? 0 : Math.max(edge.top - box.top, box.bottom - edge.bottom);
        const lies = parent.getBoundingClientRect();
        const isTurned = parent.offsetWidth > parent.offsetHeight !== lies.width > lies.height; // lines have air above and below
        if (across > (isTurned ? 5 : 1.5) * near || down > (isTurned ? 1.5 : 5) * near) {
          found.push(`${text} (${this.where(parent)} in ${this.where(part)}, ${Math.round(across)} across, ${Math.round(down)} down)`);
          break;
        }
      }
      const beyond = Math.max(box.right - innerWidth, box.bottom - innerHeight, -box.left, -box.top);
      if (!this.lens(parent) && beyond > 1) found.push(`${text} (${this.where(parent)}, ${Math.round(beyond)} px outside the window)`);
    }
    return found;
  },

  // What can be chosen, opened or held but can't be reached: out of sight where nothing scrolls to it, or covered.
  unreachable() {
    const found = [];
    for (const element of document.querySelectorAll("[data-choice], [data-hold], [data-open], .ledger button, label[for]")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest("[hidden], dialog")) continue;
      const name = (element.getAttribute("aria-label") || element.textContent.trim().replace(/\s+/g, " ")).slice(0, 40);
      const where = `${name} (${this.where(element)})`;
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const lens = this.lens(element) ?? new DOMRect(0, 0, innerWidth, innerHeight);
      if (!box.width || x < lens.left || y < lens.top || x > lens.right || y > lens.bottom) {
        if (!this.lens(element)) found.push(`${where}: out of sight`);
        continue;
      }
      const cover = () => {
        const [now, here] = [element.getBoundingClientRect(), document.elementFromPoint.bind(document)];
        const top = here(now.left + now.width / 2, now.top + now.height / 2);
        return top && !element.contains(top) && !top.contains(element) ? top : null;
      };
      if (cover() && this.lens(element)) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }); // it may lie under what stays in place
      if (cover()) found.push(`${where}: covered by ${this.where(cover())}`);
    }
    return found;
  },

  // What can be chosen now but lies where one has to scroll to see it, unless the decision offers it too or has a button
  // that brings it into sight.
  hidden() {
    const brought = [...document.querySelectorAll("#s-decision [data-show]")].filter((button) => button.checkVisibility());
    const isNamed = (element) => brought.some((button) => document.getElementById(button.dataset.show)?.contains(element));
    const offers = (name, value) => value && document.querySelector(`[data-decision] [data-${name}="${CSS.escape(value)}"]`);
    const isListed = ({ dataset }) => offers("choice", dataset.choice) || offers("hold", dataset.hold);
    const out = (element) => {
      const lens = this.lens(element);
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return lens && (x < lens.left || y < lens.top || x > lens.right || y > lens.bottom);
    };
    const targets = [...document.querySelectorAll("#main [data-choice], #main [data-hold]")];
    const seen = targets.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[hidden], dialog"));
    const lost = seen.filter(out).filter((element) => !isNamed(element) && !isListed(element));
    return lost.map((element) => `${(element.getAttribute("aria-label") || element.textContent.trim()).slice(0, 40)} (${this.where(element)})`);
  },

  // How high each element that fits the selector is drawn.
  heights(selector) {
    return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((element) => element.clientHeight);
  },

  // How far the page itself can be scrolled: [right, down].
  scrolls() {
    const root = document.documentElement;
    return [Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth, root.scrollHeight - root.clientHeight];
  },

  // Everything that is said: texts, and the names and titles that are read aloud or shown on hovering.
  words() {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].filter((element) => element.checkVisibility());
    const names = named.flatMap((element) => ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name)));
    const aloud = [...document.querySelectorAll(".sr")].map((element) => element.textContent);
    return [...new Set([...this.texts().map((text) => text.text), ...names, ...aloud].filter(Boolean))];
  },

  // Texts in sight, and signs in the colour of texts, that nothing opaque covers, with their colour, their box and the
  // contrast they need (WCAG 2.2, AA). What is faded because it can't be chosen now doesn't count.
  inks() {
    const shows = (element) => this.opaque(element) || element.closest("svg, img");
    const bare = (parent, x, y) => {
      const stack = document.elementsFromPoint(x, y);
      const depth = stack.findIndex((element) => element === parent || parent.contains(element) || element.contains(parent));
      if (depth > 0 && stack[depth] !== parent && stack[depth].contains(parent)) return false; // something lies between
      return depth >= 0 && !stack.slice(0, depth).some(shows);
    };
    const inked = (part) => {
      const sign = part.querySelector(":scope > use")?.href.baseVal;
      return (sign && document.querySelector(`${sign} [color]`)) || part; // a sign may bring a colour of its own
    };
    const parts = [0.1, 0.5, 0.9].flatMap((right) => [[right, 0.15], [right, 0.85]]);
    const free = ({ parent, box }) => parts.every(([right, down]) => bare(parent, box.left + box.width * right, box.top + box.height * down));
    const isVeiled = (part) => {
      const { content, position, width, height, backgroundColor } = getComputedStyle(part, "::after");
      const covers = parseFloat(width) > 0.9 * part.clientWidth && parseFloat(height) > 0.9 * part.clientHeight;
      return content !== "none" && position === "absolute" && covers && /^(rgba|color).*[,/] 0?\.\d+\)$/.test(backgroundColor);
    };
    const plain = ({ parent }) => {
      for (let part = parent; part; part = part.parentElement) {
        if (isVeiled(part)) return false;
        const { filter, opacity, backgroundClip } = getComputedStyle(part);
        if (!/^none$|^drop-shadow/.test(filter) || opacity !== "1" || backgroundClip === "text") return false;
      }
      return true;
    };
    const isOfOneColour = (sign) => {
      const href = sign.querySelector(":scope > use")?.href.baseVal;
      return !(href && document.querySelector(href))?.querySelector("[fill]:not([fill=none], [fill=currentColor]), [style*=fill], use");
    };
    const signs = [...document.querySelectorAll("svg")].filter(isOfOneColour).filter((sign) => {
      const { fill, color } = getComputedStyle(sign);
      return fill === color && !sign.closest("[role=img]") && sign.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }).map((sign) => ({ parent: sign, box: sign.getBoundingClientRect(), text: sign.querySelector("use")?.href.baseVal })).filter(({ box, text }) => text && box.width > 1);
    const whole = ({ parent, box }) => {
      const { width, height } = this.inSight(box, parent);
      return width > 0.5 * box.width && height > 0.5 * box.height;
    };
    return [...this.texts(), ...signs].filter(plain).filter(whole).filter(free).map(({ parent, box, text }) => {
      const { color, fontSize, fontWeight } = getComputedStyle(inked(parent));
      const { left, top, width, height } = box;
      const large = parent.matches("svg") || parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
      return { text, where: this.where(parent), colour: color, least: large ? 3 : 4.5, box: [left, top, width, height] };
    });
  },

  // The position and opacity of each text; they stay the same as long as nothing appears, fades or moves.
  layout() {
    const opacity = (part) => (part ? getComputedStyle(part).opacity * opacity(part.parentElement) : 1);
    return this.texts().map(({ parent, box, text }) => [text, Math.round(box.left), Math.round(box.top), opacity(parent)]);
  },

  // Take the ink off the page, so that a picture of it shows what lies behind the texts; and the shadows that panels cast
  // on what is scrolled beneath them.
  blank() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { transition: none !important; text-shadow: none !important; box-shadow: none !important; color: transparent !important; -webkit-text-fill-color: transparent !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },

  // Undo blank().
  ink() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  },

  // From a picture of the blank page: the contrast of each ink to its ground, the median of what lies behind its box. How
  // a browser draws letters doesn't matter.
  async contrasts([picture, inks]) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const scale = image.width / innerWidth;
    const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return inks.map(({ colour, box }) => {
      const unit = colour.startsWith("rgb") ? 1 : 255; // rgb(0 .. 255) or color(srgb 0 .. 1)
      const [r, g, b, share = 1] = colour.match(/[\d.]+/g).map((part, k) => part * (k < 3 ? unit : 1));
      const [left, top, width, height] = box.map((part) => Math.round(part * scale));
      const grounds = new Map();
      let pixels = 0;
      for (let y = Math.max(top, 0); y < Math.min(top + height, image.height); y += 1) {
        for (let x = Math.max(left, 0); x < Math.min(left + width, image.width); x += 1) {
          const i = 4 * (y * image.width + x);
          const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
          grounds.set(colour, (grounds.get(colour) || 0) + 1);
          pixels += 1;
        }
      }
      const ratios = [...grounds].map(([colour, times]) => {
        const behind = [colour >> 16, (colour >> 8) & 255, colour & 255];
        return [ratio(light([r, g, b].map((part, k) => part * share + behind[k] * (1 - share))), light(behind)), times];
      });
      ratios.sort(([one], [other]) => one - other);
      return ratios.find(([, times]) => (pixels -= 2 * times) <= 0)?.[0] ?? null;
    });
  },

  // Texts that are written over each other, nothing opaque between them.
  crossed() {
    const rows = this.texts().filter(({ parent }) => !parent.closest("[hidden], #peek, svg")).flatMap(({ node, parent, text }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ parent, text, box: { ...this.inSight(box, parent), height: box.height } }));
    });
    const found = new Set();
    rows.forEach((one, n) => {
      for (const other of rows.slice(n + 1)) {
        if (one.parent === other.parent) continue;
        const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)];
        const [top, bottom] = [Math.max(one.box.top, other.box.top), Math.min(one.box.bottom, other.box.bottom)];
        const least = 0.3 * Math.min(one.box.height, other.box.height);
        if (right - left < 3 || bottom - top < least) continue;
        const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const both = stack.findIndex((element) => element.contains(one.parent) && element.contains(other.parent));
        if (both < 0 || stack.slice(0, both).some(this.opaque)) continue;
        found.add(`${one.text} / ${other.text} (${this.where(one.parent)} / ${this.where(other.parent)})`);
      }
    });
    return [...found];
  },

  // Texts that reach across the edge of the button they stand on.
  spilt() {
    return this.texts().filter(({ parent }) => !parent.closest("[hidden], #peek, .map")).flatMap(({ node, parent, text }) => {
      const ground = parent.closest("button, .btn");
      if (!ground || getComputedStyle(ground).transform !== "none") return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box, edge] = [range.getBoundingClientRect(), ground.getBoundingClientRect()];
      const across = Math.max(edge.left - box.left, box.right - edge.right);
      return across > 4 ? [`${text}: ${Math.round(across)} px (${this.where(parent)} on ${this.where(ground)})`] : [];
    });
  },

  wished() {
    return [...document.querySelectorAll("[data-section] [data-wish]")];
  },

  // The numbers of the things in sight for which nothing that they stand for can be chosen.
  refused() {
    const offered = [...document.querySelectorAll("[data-section] [data-choice]")].map((one) => one.dataset.choice);
    const like = (wish) => new RegExp(`^${wish.replaceAll("*", "\\d+")}$`);
    const isRefused = (thing) => !thing.dataset.wish.split(", ").some((wish) => offered.some((choice) => like(wish).test(choice)));
    const all = this.wished();
    return all.filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && isRefused(thing)).map((thing) => all.indexOf(thing));
  },

  // Where a press asks about that thing once it is in sight, if anywhere; whether a closer look answers there, or it does
  // something else.
  asking(number) {
    const thing = this.wished()[number];
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    const points = parts.flatMap((down) => parts.map((right) => [box.left + box.width * right, box.top + box.height * down]));
    const found = points.map(([x, y]) => [x, y, document.elementFromPoint(x, y)]).filter(([, , top]) => top?.closest("[data-wish]") === thing);
    const pressed = (top) => top.closest("[data-look], [data-hold]:not([data-hold='']), [data-choice], a, summary, label");
    const [x, y, top] = found.find(([, , top]) => !pressed(top)) || found[0] || [];
    const press = top && pressed(top);
    return { x, y, looks: press?.matches("[data-look]"), acts: !!press && !press.matches("[data-look]"), wish: thing.dataset.wish };
  },

  // What is wrong with how the slip lies there.
  slip() {
    const slip = document.querySelector("#why");
    const { left, top, right, bottom } = slip.getBoundingClientRect();
    const sticksOut = (box) => box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    const parts = [...slip.querySelectorAll("*")].filter((part) => part.getClientRects().length);
    const flaws = parts.filter((part) => sticksOut(part.getBoundingClientRect())).map((part) => `${this.where(part)} sticks out`);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) flaws.push(`it lies at ${[left, top, right, bottom].map(Math.round)}`);
    return flaws;
  },

  // Words of a reader: letters, or for readers of Chinese characters.
  isWord(text) {
    return document.documentElement.lang === "zh-Hans" ? /\p{Script=Han}/u.test(text) : /\p{Script=Latin}{2,}/u.test(text);
  },

  // What is written in sight around a thing, so many levels up at most.
  around(thing, levels) {
    let part = thing;
    for (let level = 0; level < levels && !part.matches("[data-section], .card, .work, main"); level++) part = part.parentElement;
    return this.texts().filter(({ parent }) => part.contains(parent)).map(({ text }) => text).join(" ");
  },

  // What carries a meaning and doesn't say it in words: cards in small, pictures, numbers and signs. One of each kind, where
  // the pointer finds it; seals of people and ornaments beside words are left out.
  marks() {
    const isSeal = (thing) => thing.closest(".ava, .flag, .chop, .chop1, .stampn, [data-seal], .scene, .roads, .mini, .pic, .art > svg, .tower > svg, .desert > svg");
    const isSaid = (thing) => this.isWord(this.around(thing, thing.closest("[aria-hidden=true]") ? 3 : thing.closest("[data-decision]") ? 2 : 1));
    const pictures = [...document.querySelectorAll(".app [data-section] svg")].filter(
      (svg) => !svg.parentElement.closest("svg") && svg.getBoundingClientRect().width > 8 && svg.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const signs = this.texts().filter(({ parent, text }) => parent.closest(".app [data-section]") && !this.isWord(text)).map(({ parent }) => parent);
    const cards = [...document.querySelectorAll(".app [data-section] :is(.card, .work)")].filter((card) => card.checkVisibility());
    const kinds = new Map();
    for (const thing of [...cards, ...pictures, ...signs]) {
      const isCard = thing.matches(".card, .work");
      if (!isCard && (isSeal(thing) || thing.closest("#s-log, #s-chat, .hit, [data-wish]:not([data-peek], .card)") || isSaid(thing))) continue;
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const stack = document.elementsFromPoint(x, y);
      if (!stack.some((one) => one === thing || thing.contains(one)) || stack[0].closest(".log, dialog")) continue;
      const kind = [thing.closest("[data-section]").id, ...[thing.parentElement, thing].map((one) => one.getAttribute("class"))].join(" ");
      const name = kind.replace(/\b(p\d|[a-z]-[a-z_]+|no|can|pick|full|now|turn|lowest|on)\b/g, "").replace(/\s+/g, " ");
      if (!kinds.has(name)) kinds.set(name, { name, x, y, isCard });
    }
    return [...kinds.values()];
  },

  // What the slip of an explanation says, and what of the table it lies on: choices of the decision, or what it explains.
  explained({ x, y }) {
    const slip = document.querySelector("#peek:popover-open");
    if (!slip) return null;
    const box = slip.getBoundingClientRect();
    const covers = (one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
    const choices = [...document.querySelectorAll("[data-decision] :is([data-choice], [data-hold])")].filter((one) => one.checkVisibility());
    const table = document.querySelector("main").getBoundingClientRect();
    const shared = (a, b) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return {
      words: slip.innerText,
      choices: choices.filter((one) => covers(one.getBoundingClientRect())).length,
      hand: [...document.querySelectorAll("#s-hand .card")].filter((one) => covers(one.getBoundingClientRect())).length,
      itself: x > box.left && x < box.right && y > box.top && y < box.bottom,
      isCut: box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
      share: [...slip.children].reduce((sum, part) => sum + shared(part.getBoundingClientRect(), table), 0) / (table.width * table.height),
    };
  },

  // Signs in Chinese that have no words in the reader's language beside them; those of people are names.
  foreign() {
    const alone = ({ parent, text }) =>
      /\p{Script=Han}/u.test(text) && !parent.closest(".ava, .flag, .chop, .worker, .ruin, .settled, [data-seal]") && !this.isWord(this.around(parent, parent.closest("[aria-hidden=true]") ? 2 : 1));
    return this.texts().filter(({ parent }) => parent.closest(".app")).filter(alone).map(({ text, parent }) => `${text} (${this.where(parent)})`);
  },
})
