"""What the browser's worker keeps, asked from a page."""

# Ends when the pages of a space have been fetched ahead after some time; when that was.
UNTIL_ROUND = """async ([space, after]) => {
  for (;;) {
    const index = await (await caches.match('/kept-pages.json'))?.json();
    const round = index?.fetched?.[space];
    if (round?.state && round.at > after) return round.at;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}"""
