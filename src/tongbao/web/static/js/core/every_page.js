// What every page has beside its own script.

import "./cookies.js";
import "./forms.js";
import "./presses.js";
