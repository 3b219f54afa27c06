import type { Fragment } from './fragments.js';

/** From the top or the bottom of what a page shows. */
const EDGE_POINTS = 40;
/** Of one row, points by which letters of other fonts may stand higher. */
const SAME_ROW = 2;
const PAGE_NUMBER = /^\W*(?:\p{L}{1,9}\.?\s*)?\d{1,3}(?:\s*(?:\/|\||-|\p{L}{1,5})\s*\d{1,3})?\W*$/u;
/** "Anna Test · page 1 of 2". */
const NUMBERED = /(?:^|[^\d/.-])(\d{1,3})\s*(?:\/|\||\p{L}{1,5})\s*(\d{1,3})\W*$/u;

/** A row at an edge of a page, with its letters. */
interface EdgeRow {
  text: string;
  fragments: Fragment[];
}

/**
 * Takes away page numbers, and what stands at the same place of several pages. It stays on the first one if it says the same on all: a
 * name and an address may.
 */
export function withoutRunningLines(pages: readonly Fragment[][]): (page: Fragment[], index: number) => Fragment[] {
  const edges = pages.map((page) => edgesOf(page));
  const running = [runningFinder(edges.map(rowsOf)), runningFinder(edges.map((page) => page.map(asRow)))];
  return (page, index) => {
    const rows = rowsOf(edges[index] ?? []);
    const rowOf = new Map(rows.flatMap((row) => row.fragments.map((one) => [one, row] as const)));
    return page.filter((one) => {
      const row = rowOf.get(one);
      if (row === undefined) return true;
      if (isNumbered(row, index + 1, pages.length)) return false;
      // A row goes as a whole; where it is none that runs, a page number beside other text still does.
      const [whole, part] = running.map((find, at) => find(at === 0 ? row : asRow(one), index));
      return (whole ?? part ?? 'stays') === 'stays';
    });
  };
}

/** The number of this page and of all of them, whatever else the row says. */
function isNumbered({ text }: EdgeRow, page: number, pages: number): boolean {
  const [, number, all] = NUMBERED.exec(text) ?? [];
  return Number(number) === page && Number(all) === pages;
}

/** Whether a row goes or stays, if it stands on several pages; null for all others. */
function runningFinder(pages: readonly EdgeRow[][]): (row: EdgeRow, index: number) => 'goes' | 'stays' | null {
  const counts = countBy(pages, placeOf);
  const sameCounts = countBy(pages, (row) => `${placeOf(row)} ${row.text}`);
  return (row, index) => {
    if ((counts.get(placeOf(row)) ?? 0) < 2) return null;
    const isSame = (sameCounts.get(`${placeOf(row)} ${row.text}`) ?? 0) > 1;
    return index === 0 && isSame && !PAGE_NUMBER.test(row.text) ? 'stays' : 'goes';
  };
}

/** On how many pages something stands at an edge. */
function countBy(pages: readonly EdgeRow[][], key: (row: EdgeRow) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const one of new Set(page.map(key))) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}

function edgesOf(page: readonly Fragment[]): Fragment[] {
  const top = page.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const bottom = page.reduce((most, { y }) => Math.max(most, y), 0);
  return page.filter(({ y }) => y < top + EDGE_POINTS || y > bottom - EDGE_POINTS);
}

function rowsOf(fragments: readonly Fragment[]): EdgeRow[] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && fragment.y - row[0].y <= SAME_ROW) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => {
    const sorted = row.sort((a, b) => a.x - b.x);
    return { text: sorted.map(({ text }) => text).join(''), fragments: sorted };
  });
}

function asRow(fragment: Fragment): EdgeRow {
  return { text: fragment.text, fragments: [fragment] };
}

function placeOf({ text, fragments: [first] }: EdgeRow): string {
  return `${text.replace(/\d+/g, '#')}@${Math.round((first?.x ?? 0) / 4)},${Math.round((first?.y ?? 0) / 4)}`;
}
