import type { DateSpan } from '../dates/find-date-spans.js';
import type { PairScores } from './choose-pairs.js';
import type { ReadEntry } from './read-entry.js';

/** Entries that name but an employer, and below them the positions there, each with a part of its time: those are at that employer. */
export function withEmployerAbove(entries: readonly ReadEntry[], scores: PairScores): ReadEntry[] {
  const read: ReadEntry[] = [];
  let above: ReadEntry | null = null;
  entries.forEach((entry, at) => {
    const next = entries[at + 1];
    const isAlone = entry.where === null && scores.what(entry.what) === 0;
    if (isAlone && next?.where === null && isWithin(next, entry)) above = entry;
    else if (above !== null && entry.where === null && isWithin(entry, above)) read.push(atEmployer(entry, above));
    else read.push(entry);
  });
  return read;
}

function atEmployer(entry: ReadEntry, { what, place, passage }: ReadEntry): ReadEntry {
  return { ...entry, where: what, place: entry.place ?? place, passage: `${passage}\n${entry.passage}` };
}

function isWithin({ date: inner }: ReadEntry, { date: outer }: ReadEntry): boolean {
  if (!inner?.start || !outer?.start || outer.kind === 'single') return false;
  return year(inner.start) >= year(outer.start) && endYear(inner) <= endYear(outer);
}

const year = (date: string) => date.slice(0, 4);
const endYear = ({ end }: DateSpan) => year(end ?? '9999');
