import type { Fragment } from './fragments.js';

/** From the top or the bottom of what a page shows. */
const EDGE_POINTS = 40;
const PAGE_NUMBER = /^\W*(?:\p{L}{1,9}\.?\s*)?\d{1,3}(?:\s*(?:\/|\||-|\p{L}{1,5})\s*\d{1,3})?\W*$/u;

/**
 * Takes away page numbers, and what stands at the same place of several pages. It stays on the first one if it says the same on all: a
 * name and an address may.
 */
export function withoutRunningLines(pages: readonly Fragment[][]): (page: Fragment[], index: number) => Fragment[] {
  if (pages.length < 2) return (page) => page;
  const counts = countBy(pages, placeOf);
  const sameCounts = countBy(pages, (one) => `${placeOf(one)} ${one.text}`);
  return (page, index) => {
    const edges = new Set(edgesOf(page));
    return page.filter((one) => {
      if (!edges.has(one) || (counts.get(placeOf(one)) ?? 0) < 2) return true;
      const isSame = (sameCounts.get(`${placeOf(one)} ${one.text}`) ?? 0) > 1;
      return index === 0 && isSame && !PAGE_NUMBER.test(one.text);
    });
  };
}

/** On how many pages something stands at an edge. */
function countBy(pages: readonly Fragment[][], key: (one: Fragment) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const one of new Set(edgesOf(page).map(key))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

function edgesOf(page: readonly Fragment[]): Fragment[] {
  const top = page.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const bottom = page.reduce((most, { y }) => Math.max(most, y), 0);
  return page.filter(({ y }) => y < top + EDGE_POINTS || y > bottom - EDGE_POINTS);
}

function placeOf({ text, x, y }: Fragment): string {
  return `${text.replace(/\d+/g, '#')}@${Math.round(x / 4)},${Math.round(y / 4)}`;
}
