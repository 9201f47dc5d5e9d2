// A section may have a part for each seat. It stands between two comments: its name with its tag, and its name again.

const PLACE = /^([a-z_]+-\d)(?: (\w+))?$/;

// The places of parts within something, by name: the comment before each.
export function places(root) {
  const found = new Map();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const [, name] = PLACE.exec(walker.currentNode.data) || [];
    if (name) found.set(name, walker.currentNode);
  }
  return found;
}

// The tags of the sections and parts that stand on a page.
export function tags(page = document) {
  const have = {};
  for (const section of page.querySelectorAll("[data-section]")) have[section.dataset.section] = section.dataset.tag;
  for (const [name, place] of places(page.body)) have[name] = PLACE.exec(place.data)[2];
  return have;
}

export function mark(place, name, tag) {
  place.data = `${name} ${tag}`;
}

// What stands at a place, up to the comment after it.
export function within(place) {
  const nodes = [];
  for (let node = place.nextSibling; node.data !== `/${PLACE.exec(place.data)[1]}`; node = node.nextSibling)
    nodes.push(node);
  return nodes;
}

// A section comes without its parts: each is what has come for it too, or what stands on the page. Their names.
export function fill(fresh, page, sections, tags) {
  const found = places(fresh);
  for (const [name, place] of found) {
    if (name in sections) place.after(parsed(sections[name]));
    else if (page.has(name)) place.after(...within(page.get(name)).map((node) => node.cloneNode(true)));
    mark(place, name, tags[name] || PLACE.exec(page.get(name).data)[2]);
  }
  return found.keys();
}

export function parsed(html) {
  const cradle = document.createElement("template"); // in place: a document of its own would cost more than all the rest
  cradle.innerHTML = html;
  return cradle.content;
}
