// What every page has, whatever else it does.

import "./cookies.js";
import "./forms.js";
import "./offline_pages.js";
import "./press_guard.js";
