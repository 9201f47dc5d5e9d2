// The table within the frame of a replay: it becomes what the page around it says.

import "../core/sprites.js";
import { redraw, settle } from "./redraw.js";
import { showAddresses } from "../core/dialogs.js";

addEventListener("message", (event) => {
  if (event.origin === location.origin && event.source === parent && event.data.sections) redraw(event.data);
});
addEventListener("keydown", ({ key }) => parent.postMessage({ key }, location.origin));
showAddresses();
settle();
