"""What the browser's worker and its boxes keep, asked from a page."""

# What lies in this browser of anybody: pages and whatever else is kept, by cache and path, and what waits. Not what every program
# has: its scripts and styles, and the pages that say that there is no signal.
HELD = """async () => {
  const held = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (name.startsWith('assets-') && /^\\/(assets|offline)\\//.test(pathname)) continue;
      held[`${name} ${pathname}`] = await (await cache.match(request, { ignoreVary: true })).text();
    }
  }
  for (const { name } of await indexedDB.databases()) {
    const { result } = await new Promise(resolve => { indexedDB.open(name).onsuccess = ({ target }) => resolve(target); });
    for (const table of result.objectStoreNames) {
      const all = result.transaction(table).objectStore(table).getAll();
      await new Promise(resolve => { all.onsuccess = resolve; });
      for (const [index, entry] of all.result.entries()) held[`${name} ${table} ${index}`] = JSON.stringify(entry);
    }
    result.close();
  }
  return held;
}"""
# What scripts have noted in this browser.
NOTED = "() => ({ ...localStorage, ...sessionStorage })"

# Ends when the pages of a space have been fetched ahead after some time; when that was.
UNTIL_ROUND = """async ([space, after]) => {
  for (;;) {
    const index = await (await caches.match('/kept-pages.json'))?.json();
    const round = index?.fetched?.[space];
    if (round?.state && round.at > after) return round.at;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}"""
