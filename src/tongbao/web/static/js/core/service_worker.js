// Beside the pages: keeps rules, quick sheets and static files for when there is no network, and shows notices. Before it the
// server puts BASE, under which the site lies, EDITION, which changes with the pages, FILES, where the static files lie, and
// PAGES, those that are kept.
// Nothing of a table is ever kept, and nothing that names a visitor: pages are kept as a stranger gets them.

const OWN = `tongbao${BASE && `${BASE}:`}-`; // how the names of its caches begin: others of this host have theirs
const STATIC = `${OWN}files-${EDITION}`;
const PATIENCE = 5000; // milliseconds that a page which is kept may take to come by the network
const FILE = new RegExp(`${FILES}[\\w/.,-]+`, "g");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(FILES)) event.respondWith(file(event, request.url));
  else if (request.mode === "navigate" && request.destination === "document")
    event.respondWith(page(request, pathname));
});

// Static files never change under their address. The copy is made beside the answer, which doesn't wait for it.
async function file(event, address) {
  const kept = await copies.find(address, STATIC);
  if (kept) return kept;
  const answer = await fetch(address);
  if (answer.ok) event.waitUntil(copies.keep(STATIC, address, answer.clone()));
  return answer;
}

// A page as the server gives it; without it what is kept of it, else the page that says there is no network.
async function page(request, path) {
  const kept = PAGES.includes(path) && (await copies.find(path));
  const late = kept && new Promise((done) => setTimeout(done, PATIENCE, kept));
  try {
    return await Promise.race([fetch(request), late].filter(Boolean));
  } catch {
    return kept || (await copies.find(`${BASE}/offline`)) || Response.error();
  }
}

// Keep all pages as they are asked for with that query, which names language, colours and size, each with its files, and the
// files that a page has used, until one can't be kept. What was kept of other editions or seen otherwise goes.
async function keep({ query, used }) {
  const name = `${OWN}pages-${EDITION}${query}`;
  if (await keepFiles(used)) await keepPages(name, query);
  await copies.keepOnly(OWN, name, STATIC);
}

async function keepPages(name, query) {
  for (const path of PAGES) {
    if (await copies.find(path + query, name)) continue;
    const answer = await fetch(path + query, { credentials: "omit" });
    if (!answer.ok) continue;
    const named = new Set((await answer.clone().text()).match(FILE));
    const files = [...named].map((address) => new URL(address, location.origin).href);
    if (!(await keepFiles(files)) || !(await copies.keep(name, path + query, answer))) return;
  }
}

// Keep these files, as far as they are ours; whether all are kept now.
async function keepFiles(addresses) {
  for (const address of addresses.filter((one) => new URL(one).pathname.startsWith(FILES))) {
    if (await copies.find(address, STATIC)) continue;
    const answer = await fetch(address);
    if (answer.ok && !(await copies.keep(STATIC, address, answer))) return false;
  }
  return true;
}

// What the server has to tell while no page is open. A browser shows each, or it stops telling.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: `${FILES}icons/icon-192.png` }));
});

// A notice leads back to its table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.tag));
});

async function goTo(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
