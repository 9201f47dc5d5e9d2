// Parts of the page that become what the server says they are by now, without leaving the page.

import { patch } from "./patch.js";

// Whether any of them was still there; throws if the server doesn't answer.
export async function refresh(selectors) {
  const answer = await fetch(location.pathname);
  if (!answer.ok) throw new Error(answer.status);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  let isThere = false;
  for (const selector of selectors) {
    const [now, then] = [document, fresh].map((page) => page.querySelector(selector));
    if (!now || !then) continue;
    patch(now, then.innerHTML);
    isThere = true;
  }
  return isThere;
}
