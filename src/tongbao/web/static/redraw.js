// Lets the table become what the server says it is: section by section, with what flies, counts and follows.

import { rove } from "./arrows.js";
import { keepUp, tell } from "./chronicle.js";
import { count, numbers } from "./count.js";
import { showDials } from "./dial.js";
import { lookAgain, showAddresses } from "./dialogs.js";
import { fly, places } from "./flight.js";
import { cover } from "./fold.js";
import { follow } from "./follow.js";
import { show } from "./hold.js";
import { remember, restore } from "./keys.js";
import { survey } from "./map.js";
import { become } from "./sections.js";
import { markSheets } from "./show.js";
import { speak } from "./speak.js";
import { hearTalk } from "./talk.js";

// What the table was like before a change.
export function measured() {
  return { at: performance.now(), before: places(), shown: numbers() };
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
