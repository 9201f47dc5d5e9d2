// Says on every page where the browser blocks cookies: without them the server doesn't know who sits where, so one can only
// look on.

import { takesCookies } from "./storage.js";

const word = document.getElementById("no-cookies");

if (word && !takesCookies()) {
  word.hidden = false;
  word.querySelector("button").addEventListener("click", () => (word.hidden = true));
}
