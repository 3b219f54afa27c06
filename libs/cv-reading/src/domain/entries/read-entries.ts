import type { CvPlace } from '../../cv.js';
import type { LabelKind } from '../../words/cv-words.js';
import type { CvLine } from '../document.js';
import { labelKind } from '../labels.js';
import type { PlaceReader } from '../places/place-reader.js';
import { choosePairs, type Pair, type PairScores } from './choose-pairs.js';
import { withEmployerAbove } from './employer-above.js';
import { isNote } from './entry-notes.js';
import { type EntryLine, entryLines } from './find-anchors.js';
import { groupEntries } from './group-entries.js';
import { type EntryHead, headOf, withNamesOfTowns, withUnknownTowns } from './head-parts.js';
import { labelledEntries, withoutLabels } from './labelled-entries.js';
import { organisationName } from './organisation-name.js';
import type { ReadEntry } from './read-entry.js';
import { withWholeNames } from './whole-names.js';
import { joinWrappedLines } from './wrapped-lines.js';

export interface EntryContext {
  language: string | null;
  places: PlaceReader;
  scores: PairScores;
  /** The labels of forms for the two. */
  labels: { what: LabelKind; where: LabelKind };
}

/** Reads the entries of a section: a form by its labels, anything else by its dates. */
export function readEntries(lines: readonly CvLine[], context: EntryContext): ReadEntry[] {
  const own = lines.filter(({ text }) => !isTableHead(text, context.language));
  return readForm(own, context) ?? readDated(withoutLabels(own, context.language), context);
}

/** "Period⇥Position⇥Employer" above a table. */
function isTableHead(text: string, language: string | null): boolean {
  const cells = text.split('\t');
  return cells.length > 1 && cells.every((cell) => labelKind(cell, language) !== null);
}

function readForm(lines: readonly CvLine[], { language, places, labels }: EntryContext): ReadEntry[] | null {
  const entries = labelledEntries(lines, language);
  return (
    entries?.flatMap(({ values, date, lines: own }): ReadEntry[] => {
      const what = values[labels.what] ?? '';
      const { rest: whole, place } = places.strip(values[labels.where] ?? '');
      const { name, town } = organisationName(whole);
      if (what === '') return [];
      const description = values.activities ?? null;
      const where = name === '' ? null : name;
      const at = place ?? townAlone(town);
      return [{ what, where, date, place: at, description, passage: passageOf(own), labelled: true }];
    }) ?? null
  );
}

function readDated(lines: readonly CvLine[], { language, places, scores }: EntryContext): ReadEntry[] {
  const entries = groupEntries(entryLines(joinWrappedLines(lines, language), language));
  const isKnown = (text: string) => scores.what(text) > 0 || scores.where(text) > 0;
  const read = withUnknownTowns(
    entries.map((entry) => headOf(entry, places)),
    isKnown,
  );
  const heads = withNamesOfTowns(withWholeNames(read, scores));
  const pairs = withTownsBehindNames(choosePairs(heads, scores), heads, scores);
  const all = entries.flatMap(({ lines: own, anchor }, at): ReadEntry[] => {
    const [head, pair] = [heads[at], pairs[at]];
    if (!head || !pair) return [];
    const isOpen = (line: EntryLine) => !head.used.has(line) || isLeftOver(line, head, pair);
    const rest = own.filter((line) => isOpen(line) && !isNote(line.text)).map(({ line }) => line.text);
    const description = rest.length > 0 ? rest.join('\n') : null;
    const passage = passageOf(own.map(({ line }) => line));
    const { name, town } = organisationName(pair.where ?? '');
    const where = pair.where === null ? null : name;
    const place = head.place ?? townAlone(town);
    return [{ ...pair, where, date: own[anchor]?.date ?? null, place, description, passage, labelled: false }];
  });
  return withEmployerAbove(all, scores);
}

/** Where most entries end with a place, a name at the same place that no gazetteer has is one too: "Polytechnic of Nowhere, Nowhere". */
function withTownsBehindNames(pairs: (Pair | null)[], heads: EntryHead[], scores: PairScores): (Pair | null)[] {
  const placed = heads.filter(({ place }) => place !== null).length;
  if (placed === 0 || placed * 2 < heads.length) return pairs;
  return pairs.map((pair, at) => {
    const head = heads[at];
    const [, name = '', town = ''] =
      /^(.+?)(?:,\s+(?=[^,]+$)|\s+\()(\p{Lu}[\p{L}.'’ -]{2,25})\)?$/u.exec(pair?.where ?? '') ?? [];
    if (!pair || !head || head.place !== null || town === '' || scores.where(town) > 0) return pair;
    head.place = townAlone(town);
    return { ...pair, where: name };
  });
}

/** It was taken for a part of the head, and neither of the two came from it: then it describes. */
function isLeftOver(line: EntryLine, { parts, wholes }: EntryHead, { what, where }: Pair): boolean {
  const own = parts.filter((part) => part.line === line);
  if (line.date !== null || own.length === 0 || wholes.some((whole) => whole.line === line)) return false;
  return own.every(({ text }) => !what.includes(text) && where?.includes(text) !== true);
}

function townAlone(name: string | null): CvPlace | null {
  return name === null ? null : { locality: name, cityId: null, countryCode: null };
}

function passageOf(lines: readonly CvLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}
