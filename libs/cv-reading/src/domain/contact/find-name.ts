import type { Proposal } from '../../cv.js';
import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import type { CvLine } from '../document.js';
import { experienceScores } from '../entries/word-scores.js';
import { countryNamed } from '../places/country-names.js';
import { wholeHeading } from '../sections/heading-words.js';
import { fold, plainWords, wordsOf } from '../text/words.js';
import type { BarePiece, ContactPiece } from './contact-lines.js';
import { isDocumentTitle } from './document-titles.js';
import { isGiven, mayBeGiven } from './given-names.js';
import { type PersonName, splitName } from './split-name.js';

export interface NameContext {
  language: string | null;
  knowledge: CvKnowledge;
  email: string | null;
}

export interface FoundName {
  firstName: Proposal<string> | null;
  lastName: Proposal<string> | null;
  line: CvLine | null;
}

const MOST_LINES = 30;
/** Of a line: "Curriculum vitae – Anna Schmidt – Nurse". */
const MOST_PIECES = 3;
const LONGEST = 60;
const LARGE = 1.3;
/** What looks like a job, less likely is a name; people are called Cook and Müller. */
const TRADE = 2;
/** A word of it is a common given name. */
const GIVEN = 1;
const LONGEST_NAME_LINE = 20;
const TITLES =
  /^(?:(?:prof|dr|mag|ing|inż|inz|dipl|mgr|bc|mudr|judr|phdr|rndr|ir|drs|lic|herr|frau|mr|mrs|ms|m|mme|sr|sra|dott|dott\.ssa|dr\.ssa|doc|avv|arch|geom|rag|univ|κ|δρ|[bm]\.\s?(?:eng|sc|a))\.?(?:[-\s]?(?:ing|med|phil|inż|inz|jur|nat|rer)\.?)*\s+)+/i;
/** Degrees and letters of professions behind a name, of those that come without a comma, too. */
const DEGREES =
  /(?:,?\s+(?:ph\.?\s?d|dphil|m\.?\s?sc|b\.?\s?sc|mba|ll\.?\s?m|ll\.?\s?b|m\.?\s?a|b\.?\s?a|[bm]\.?\s?eng|m\.?\s?d|[mf]rics|[cim]eng|miet|mimeche|[mf]cipd|[af]cca|aca|fca|cpa|cfa|pmp|rn|rgn|csc|th\.?\s?d)\.?(?:\s?\([^()]{2,12}\))?)+$/i;
/** "Jane Smith, FRSC, RN": letters behind a name. */
const LETTERS = /^\p{Lu}[\p{L}.]{0,3}\p{Lu}[\p{L}.]{0,4}$/u;
/** With titles, degrees and letters. */
const LONGEST_WITH_LETTERS = 160;
const NICKNAME = /\s*(?:\([^()]*\)|["“„«][^"”“»]*["”“»])\s*/g;

/** The name of the person: what a label says is one, else the line at the top that looks most like one. */
export function findName(
  lines: readonly CvLine[],
  pieces: readonly (ContactPiece | BarePiece)[],
  context: NameContext,
): FoundName {
  const labelled = labelledName(pieces, context);
  if (labelled) return labelled;
  const body = medianSize(lines);
  const rated = joinNameLines(lines, body)
    .slice(0, MOST_LINES)
    .flatMap((line, at) => {
      const names = line.text
        .split(/\t|\s[|·•–—-]\s/)
        .slice(0, MOST_PIECES)
        .map(cleanName);
      return names.flatMap((name, piece) =>
        looksLikeName(name) ? { line, name, rating: rate(line, name, { at, body, context }) - piece / 2 } : [],
      );
    })
    .sort((a, b) => b.rating - a.rating);
  const [best] = rated;
  if (best === undefined) return { firstName: null, lastName: null, line: null };
  return proposed(splitName(best.name, context), best.line, { ...context, confidence: best.rating > 3 ? 0.95 : 0.7 });
}

function labelledName(pieces: readonly (ContactPiece | BarePiece)[], context: NameContext): FoundName | null {
  const named = (kind: ContactPiece['kind']) =>
    pieces.find((piece) => piece.kind === kind && looksLikeName(piece.value, 1));
  const sure = { ...context, confidence: 0.95 };
  const [first, last, whole] = [named('firstName'), named('lastName'), named('name')];
  if (first && last) return proposed({ first: cleanName(first.value), last: cleanName(last.value) }, first.line, sure);
  // "Nom" may be the whole name, or that of the family beside "Prénom".
  if (first && whole)
    return proposed({ first: cleanName(first.value), last: cleanName(whole.value) }, first.line, sure);
  const all = whole ?? first ?? last;
  if (all === undefined || cleanName(all.value).split(' ').length < 2) return null;
  return proposed(splitName(cleanName(all.value), context), all.line, sure);
}

function proposed(
  { first, last }: PersonName,
  line: CvLine,
  { language, confidence }: Pick<NameContext, 'language'> & { confidence: number },
): FoundName {
  const propose = (value: string) =>
    value === '' ? null : { value: asWritten(value, language), passage: line.text, confidence };
  return { firstName: propose(first), lastName: propose(last), line };
}

/** "PAPADAKIS" is Papadakis, "O'ROURKE-LYNCH" O'Rourke-Lynch; names that are not all capitals stay as they are. */
function asWritten(name: string, language: string | null): string {
  return name.replace(/\p{L}[\p{L}\p{M}]+/gu, (word) =>
    word === word.toUpperCase() && word !== word.toLowerCase() ? word.charAt(0) + small(word.slice(1), language) : word,
  );
}

/** A sigma that ends a word has a form of its own. */
function small(letters: string, language: string | null): string {
  return letters.toLocaleLowerCase(language ?? undefined).replace(/σ$/u, 'ς');
}

function cleanName(text: string): string {
  if (text.length > LONGEST_WITH_LETTERS) return text;
  const name = withoutLetters(text.replace(NICKNAME, ' ').trim().replace(TITLES, '').replace(DEGREES, ''))
    .replace(/[,;:]+$/, '')
    .trim();
  // "Anna Schmidt, Software Engineer".
  const [whole = '', trade] = name.split(/,\s+/);
  const [given = '', ...family] = whole.split(' ');
  const hasTrade = trade !== undefined && family.length > 0 && isGiven(given) && !mayBeGiven(trade.split(' ')[0] ?? '');
  return hasTrade ? whole : name;
}

/** "univ. dipl. inž.": what is short and ends with a full stop. */
const ABBREVIATIONS = /^(?:\p{L}{1,5}\.\s?)+$/u;

function withoutLetters(text: string): string {
  const [name = '', ...after] = text.split(',');
  const words = after.map((word) => word.trim());
  while (LETTERS.test(words.at(-1) ?? '') || ABBREVIATIONS.test(words.at(-1) ?? '')) words.pop();
  const isSame = words.length === after.length || !name.trim().includes(' ');
  return isSame ? text : [name, ...words].join(', ');
}

function looksLikeName(text: string, fewest = 2): boolean {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (text.length > LONGEST || words.length < fewest || words.length > 6) return false;
  if (/[\d@:/|+&]/.test(text) || !words.every((word) => /^[\p{L}\p{M}.'’‘ʼ`´-]+$/u.test(word))) return false;
  const large = words.filter((word) => /^(?:\p{Ll}['’‘ʼ]|['’‘ʼ])?\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word));
  if (large.length < fewest || words.length - large.length > 3) return false;
  return (
    !isDocumentTitle(text) && wholeHeading(text) === null && !text.split(/,\s*/).some((part) => countryNamed(part))
  );
}

/** "UX Researcher" is no name. */
function isTrade(text: string, { knowledge, language }: Pick<NameContext, 'knowledge' | 'language'>): boolean {
  return knowledge.isOccupation(text, language) || experienceScores(knowledge, language).what(text) > 1.4;
}

function rate(
  line: CvLine,
  name: string,
  { at, body, context }: { at: number; body: number; context: NameContext },
): number {
  const local = fold(context.email?.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
  const parts = plainWords(name)
    .split(' ')
    .filter((part) => part.length > 2);
  const inEmail = parts.filter((part) => local.includes(part)).length;
  const trade = inEmail > 0 || !isTrade(name, context) ? 0 : TRADE;
  const size = Math.min(3, (line.size / body - 1) * 4);
  return (
    size +
    (line.heading ? 1.5 : 0) +
    (line.bold ? 0.5 : 0) +
    2 * Math.min(2, inEmail) +
    (name.split(' ').some(isGiven) ? GIVEN : 0) -
    trade -
    at * 0.15 -
    (wordsOf(line.text).length > 6 ? 1 : 0)
  );
}

/** A long name in a narrow column stands in two lines, larger than anything else. */
function joinNameLines(lines: readonly CvLine[], body: number): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isLarge = line.size >= body * LARGE && before?.size === line.size && before.area === line.area;
    const isShort = line.text.length <= LONGEST_NAME_LINE && (before?.text.length ?? 0) <= 2 * LONGEST_NAME_LINE;
    if (before && isLarge && isShort && line.page === before.page) {
      const text = before.text.endsWith('-') ? before.text + line.text : `${before.text} ${line.text}`;
      joined[joined.length - 1] = { ...before, text };
    } else joined.push(line);
  }
  return joined;
}

function medianSize(lines: readonly CvLine[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 11;
}
