// Lets the sections of a table, and their parts, become what the server sends: only those that are others now.

import { fill, mark, parsed, places, within } from "./parts.js";
import { turnInto } from "./patch.js";

// Sections first, each with its parts; then the parts of sections that stay as they are.
export function become(sections, tags) {
  const page = places(document.body);
  for (const [name, tag] of Object.entries(tags)) {
    const section = document.getElementById(`s-${name}`);
    if (!section) continue;
    section.dataset.tag = tag;
    if (!(name in sections)) continue;
    const fresh = parsed(sections[name]);
    for (const part of fill(fresh, page, sections, tags)) page.delete(part);
    turnInto(section, fresh);
  }
  for (const [name, place] of page) {
    if (!(name in tags)) continue;
    const nodes = within(place);
    turnInto(place.parentNode, parsed(sections[name]), nodes, nodes.at(-1)?.nextSibling || place.nextSibling);
    mark(place, name, tags[name]);
  }
}
