// Lets the table become what the server says it is: section by section, with what flies, counts and follows.

import { rove } from "../a11y/arrow_keys.js";
import { keepUp, tell } from "./chronicle.js";
import { count, numbers } from "./counting_numbers.js";
import { showDials } from "./dial.js";
import { lookAgain, showAddresses } from "../core/dialogs.js";
import { fly, places } from "./flight.js";
import { cover } from "./curtain.js";
import { follow } from "./scroll_to_turn.js";
import { show } from "./hold.js";
import { showSlip } from "./slips.js";
import { remember, restore } from "../a11y/keyboard.js";
import { survey } from "../games/silk_cities/map.js";
import { become } from "../core/sections.js";
import { markSheets } from "./tabs.js";
import { speak } from "../a11y/live_region.js";
import { hearTalk } from "./chat.js";

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
  showSlip();
  keepUp();
  markSheets();
  survey();
  follow();
  cover();
  rove();
  speak();
  hearTalk();
}
