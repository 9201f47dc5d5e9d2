// Lets the table become what the server says it is: section by section, with what flies, counts and follows.

import { rove } from "./arrows.js";
import { keepUp, tell } from "./chronicle.js";
import { count, numbers } from "./count.js";
import { showDials } from "./dial.js";
import { lookAgain, showAddresses } from "./dialogs.js";
import { fly, places as spots } from "./flight.js";
import { cover } from "./fold.js";
import { follow } from "./follow.js";
import { show } from "./hold.js";
import { remember, restore } from "./keys.js";
import { survey } from "./map.js";
import { fill, mark, parsed, places, within } from "./parts.js";
import { turnInto } from "./patch.js";
import { markSheets } from "./show.js";
import { speak } from "./speak.js";
import { hearTalk } from "./talk.js";

// What the table was like before a change.
export function measured() {
  return { at: performance.now(), before: spots(), shown: numbers() };
}

export function redraw({ sections, tags, lines }, { before, shown } = measured()) {
  remember();
  become(sections, tags);
  if (lines) tell(lines);
  lookAgain();
  settle();
  fly(before);
  count(shown);
  restore();
  showAddresses();
}

// Sections first, each with its parts; then the parts of sections that stay as they are.
function become(sections, tags) {
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

// After the table has changed, and once at the start.
export function settle() {
  show();
  showDials();
  keepUp();
  markSheets();
  survey();
  follow();
  cover();
  rove();
  speak();
  hearTalk();
}
