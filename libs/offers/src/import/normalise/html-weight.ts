const TAG_START = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** Elements that cannot hold others, or that close each other, so that a row of them is flat. */
const FLAT = new Set(
  'br hr img input meta link col wbr source area base embed param track p li dt dd td th tr option'.split(' '),
);

/**
 * Counts the tags of HTML and how deep they are nested, in one pass and without building a tree: a parser's time grows with
 * the square of the depth.
 */
export function htmlWeight(html: string): { tags: number; depth: number } {
  let tags = 0;
  let depth = 0;
  let deepest = 0;
  for (const [, closing, name] of html.matchAll(TAG_START)) {
    tags += 1;
    if (!FLAT.has((name ?? '').toLowerCase())) {
      depth = closing === '/' ? Math.max(0, depth - 1) : depth + 1;
      deepest = Math.max(deepest, depth);
    }
  }
  return { tags, depth: deepest };
}
