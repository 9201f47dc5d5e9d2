// What this browser keeps for the site. A browser may refuse that (cookies blocked, its store full), so nothing here ever
// fails: what can't be kept lasts as long as the page does. No other script names these stores (the worker has its own
// module, worker_storage.js).

import { at } from "./base.js";

const PROBE = "tongbao_probe"; // a cookie that is set and removed at once

class Store {
  // open() gives what the browser offers, or throws.
  constructor(open) {
    this.open = open;
    this.unkept = new Map(); // what the browser did not take: its value, or null where it was removed
  }

  get(name) {
    if (this.unkept.has(name)) return this.unkept.get(name);
    try {
      return this.open().getItem(name);
    } catch {
      return null;
    }
  }

  set(name, value) {
    const text = String(value);
    this.change(name, text, (store) => store.setItem(name, text));
  }

  remove(name) {
    this.change(name, null, (store) => store.removeItem(name));
  }

  change(name, value, write) {
    try {
      write(this.open());
      this.unkept.delete(name);
    } catch {
      this.unkept.set(name, value);
    }
  }
}

export const lasting = new Store(() => localStorage); // until it is removed, for all pages
export const passing = new Store(() => sessionStorage); // as long as this tab is open

// The value of a cookie, which is removed; undefined if there is none.
export function takeCookie(name) {
  try {
    const value = document.cookie
      .split("; ")
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    if (value !== undefined) document.cookie = `${name}=; path=${at("/")}; max-age=0; samesite=lax`;
    return value;
  } catch {
    return undefined;
  }
}

// Whether the browser sends cookies back, without which the server doesn't know who plays.
export function takesCookies() {
  try {
    document.cookie = `${PROBE}=1; path=${at("/")}; max-age=60; samesite=lax`;
  } catch {
    return false;
  }
  return takeCookie(PROBE) !== undefined;
}
