// The table within the frame of a replay: it becomes what the page around it says.

import "./drawings.js";
import { redraw, settle } from "./redraw.js";
import { showAddresses } from "./dialogs.js";

addEventListener("message", (event) => {
  if (event.origin === location.origin && event.source === parent && event.data.sections) redraw(event.data);
});
addEventListener("keydown", ({ key }) => parent.postMessage({ key }, location.origin));
showAddresses();
settle();
