import type { Fragment } from './fragments.js';

/** From the top or the bottom of what a page shows. */
const EDGE_POINTS = 40;
const PAGE_NUMBER = /^\W*(?:\p{L}{1,9}\.?\s*)?\d{1,3}(?:\s*(?:\/|\||-|\p{L}{1,5})\s*\d{1,3})?\W*$/u;

/**
 * Takes away page numbers, and what stands at the same place of several pages; at the top it stays on the first one, as a name may.
 */
export function withoutRunningLines(pages: readonly Fragment[][]): (page: Fragment[], index: number) => Fragment[] {
  const seen = new Map<string, number>();
  if (pages.length > 1) {
    for (const page of pages) {
      for (const place of new Set(edgesOf(page).map(placeOf))) seen.set(place, (seen.get(place) ?? 0) + 1);
    }
  }
  return (page, index) => {
    if (pages.length < 2) return page;
    const edges = new Set(edgesOf(page));
    return page.filter((one) => {
      if (!edges.has(one)) return true;
      const repeated = (seen.get(placeOf(one)) ?? 0) > 1;
      const isFoot = one.y > bottomOf(page) - EDGE_POINTS;
      return !(repeated && (index > 0 || isFoot || PAGE_NUMBER.test(one.text)));
    });
  };
}

function edgesOf(page: readonly Fragment[]): Fragment[] {
  if (page.length === 0) return [];
  const top = page.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const bottom = bottomOf(page);
  return page.filter(({ y }) => y < top + EDGE_POINTS || y > bottom - EDGE_POINTS);
}

function bottomOf(page: readonly Fragment[]): number {
  return page.reduce((most, { y }) => Math.max(most, y), 0);
}

function placeOf({ text, x, y }: Fragment): string {
  return `${text.replace(/\d+/g, '#')}@${Math.round(x / 4)},${Math.round(y / 4)}`;
}
