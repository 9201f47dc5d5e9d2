// The worker's copies of answers, in caches by name. A browser may refuse to keep anything (its store full, cookies blocked),
// so nothing here ever fails, and no answer waits for it. The server puts this before the worker.

self.copies = {
  // What is kept for that address in one cache, or, without a name, in any; undefined if nothing is.
  async find(address, cacheName = undefined) {
    try {
      return await caches.match(address, { cacheName, ignoreSearch: !cacheName });
    } catch {
      return undefined;
    }
  },

  // Whether the answer is kept now.
  async keep(cacheName, address, answer) {
    try {
      await (await caches.open(cacheName)).put(address, answer);
      return true;
    } catch {
      return false;
    }
  },

  // Remove all caches whose names begin so, but these.
  async keepOnly(beginning, ...names) {
    try {
      const old = (await caches.keys()).filter((one) => one.startsWith(beginning) && !names.includes(one));
      await Promise.all(old.map((one) => caches.delete(one)));
    } catch {
      // nothing is kept that could be removed
    }
  },
};
