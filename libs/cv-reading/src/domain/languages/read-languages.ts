import type { CvLanguage, Proposal } from '../../cv.js';
import type { CefrLevel, LanguageLevel } from '../../words/cv-words.js';
import type { CvLine } from '../document.js';
import { readLabel } from '../labels.js';
import type { Section } from '../sections/find-sections.js';
import type { PhraseHit } from '../text/phrase-map.js';
import { plainWords, type Word, wordsOf } from '../text/words.js';
import { JOINING_WORDS } from './joining-words.js';
import { languageNames } from './language-names.js';
import { cefrCodes, levelWords } from './level-words.js';
import { type CellKind, type CellLine, pairLevels } from './pair-levels.js';

interface Named extends CvLanguage {
  passage: string;
}

/** Of a grid with a level for hearing, reading, speaking and writing. */
const GRID = 3;

/** The languages that somebody speaks, from the parts of a CV that speak of them. */
export function readLanguages(sections: readonly Section[], language: string | null): Proposal<CvLanguage>[] {
  const found = new Map<string, Named>();
  for (const { kind, lines } of sections) {
    const read = kind === 'languages' ? readSection(lines, language) : readMotherTongues(lines, language);
    for (const one of read) {
      const known = found.get(one.code);
      if (known === undefined) found.set(one.code, one);
      else if (known.level === null && one.level !== null) found.set(one.code, { ...one, passage: one.passage });
    }
  }
  return [...found.values()].map(({ passage, ...value }) => ({
    value,
    passage,
    confidence: value.level === null ? 0.7 : 0.95,
  }));
}

function readSection(lines: readonly CvLine[], language: string | null): Named[] {
  const found: Named[] = [];
  /** "Mother tongue" in a line of its own, for the line below it. */
  let heading: string | null = null;
  /** The language that the line above names, if it is one alone. */
  let alone: Named | undefined;
  for (const text of pairLevels(joinOpenBrackets(lines), (cell) => kindOf(cell, language))) {
    const label = readLabel(text, language);
    const isHeading = label?.kind === 'motherTongue' && label.value === '';
    const words = wordsOf(text);
    const names = languageNames().all(words);
    const read = names.length > 0 ? readNames({ text, words, names, language, heading }) : [];
    if (names.length === 0 && !isHeading) addLevel(alone, text, language);
    found.push(...read);
    if (names.length > 0 || label !== null) alone = read.length === 1 ? read[0] : undefined;
    heading = isHeading ? text : null;
  }
  return found;
}

function kindOf(cell: string, language: string | null): CellKind {
  const words = wordsOf(cell);
  const names = languageNames().all(words);
  const level = levelIn(withoutNames(words), language);
  if (names.length === 1) return level === null && readLabel(cell, language) === null ? 'name' : 'other';
  return names.length === 0 && level !== null ? 'level' : 'other';
}

/** "Mother tongue: Danish" may stand among the personal details. */
function readMotherTongues(lines: readonly CvLine[], language: string | null): Named[] {
  return lines.flatMap(({ text }) => {
    const label = readLabel(text, language);
    if (label?.kind !== 'motherTongue') return [];
    const names = languageNames().all(wordsOf(label.value));
    return names.map(({ payload: code }) => ({ code, level: 'native' as const, passage: text }));
  });
}

/** A line with a level alone belongs to the language above it. */
function addLevel(last: Named | undefined, text: string, language: string | null): void {
  if (last === undefined || last.level !== null || levelIn(wordsOf(text), language) === null) return;
  const level = levelIn(withoutNames(wordsOf(`${last.passage} ${text}`)), language);
  if (level === null) return;
  last.level = level;
  last.passage = `${last.passage} ${text}`;
}

interface NamesLine {
  text: string;
  words: Word[];
  names: PhraseHit<string>[];
  language: string | null;
  /** The line above that says of all in this one that they are mother tongues. */
  heading: string | null;
}

/** A language of a line with the words from which its level follows. */
interface Found {
  code: string;
  level: LanguageLevel | null;
  from: number;
  to: number;
  joined: boolean;
}

function readNames(line: NamesLine): Named[] {
  return readClauses(line) ?? readList(line);
}

const CLAUSE = new RegExp(`[,;]\\s+|\\s(?:${[...JOINING_WORDS, 'és', 'și'].join('|')})\\s`, 'u');

/** "English is my mother tongue, I speak good Polish and understand some Turkish": each part of a sentence says one language, and none a level alone. */
function readClauses({ text, names, language, heading }: NamesLine): Named[] | null {
  if (names.length < 2 || heading !== null) return null;
  const clauses = text.split(CLAUSE).map((clause) => {
    const words = wordsOf(clause);
    const own = withoutNames(words);
    return {
      clause: clause.trim(),
      names: languageNames().all(words),
      others: own.length,
      level: levelIn(own, language),
    };
  });
  const isWhole = clauses.every(({ names: [name, more], others, level }) =>
    name ? more === undefined && (level !== null || others > 1) : level === null,
  );
  if (!isWhole) return null;
  return clauses.flatMap(({ clause, names: [name], level }) =>
    name ? { code: name.payload, level, passage: clause } : [],
  );
}

function readList({ text, words, names, language, heading }: NamesLine): Named[] {
  const first = names[0]?.from ?? 0;
  const last = names.at(-1)?.to ?? 0;
  const before = levelIn(words.slice(0, first), language);
  const after = levelIn(words.slice(last), language);
  const comesBefore = before !== null && after === null;
  let shared: { level: LanguageLevel; from: number } | null = null;
  const found = names.map((name, at): Found => {
    const start = comesBefore ? (names[at - 1]?.to ?? 0) : name.to;
    const end = comesBefore ? name.from : (names[at + 1]?.from ?? words.length);
    const own = levelIn(words.slice(start, end), language);
    if (own !== null) shared = { level: own, from: start };
    const between = text.slice(words[name.to - 1]?.end, words[end]?.start ?? text.length);
    const joined = JOINING_WORDS.has(plainWords(between)) || /^,\s$/.test(between);
    return comesBefore
      ? { code: name.payload, level: shared?.level ?? null, from: shared?.from ?? start, to: name.to, joined }
      : { code: name.payload, level: own, from: name.from, to: end, joined };
  });
  // "Mother tongue German, English fluent".
  const [opening] = found;
  if (opening && opening.level === null && before !== null && !opening.joined) {
    Object.assign(opening, { level: before, from: 0 });
  }
  takeLevelsBefore(found, names, words, language);
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]];
    if (one?.level === null && one.joined && next?.level) Object.assign(one, { level: next.level, to: next.to });
  }
  return found.map(({ code, level, from, to }) => {
    const passage = passageOf(text, words, from, to);
    return level === null && heading !== null
      ? { code, level: 'native', passage: `${heading}\n${passage}` }
      : { code, level, passage };
  });
}

/** "Arabic fluent and a little English": where two levels stand between two languages, the last one is of the second. */
function takeLevelsBefore(
  found: readonly Found[],
  names: readonly PhraseHit<string>[],
  words: readonly Word[],
  language: string | null,
): void {
  found.forEach((one, at) => {
    const [before, name] = [names[at - 1], names[at]];
    if (one.level !== null || before === undefined || name === undefined) return;
    const between = words.slice(before.to, name.from);
    const joints = between.flatMap(({ text }, index) => (JOINING_WORDS.has(text) ? index : []));
    const levels = joints.map((joint) => ({
      joint,
      first: levelIn(between.slice(0, joint), language),
      second: levelIn(between.slice(joint + 1), language),
    }));
    const cut = levels.find(({ first, second }) => first !== null && second !== null);
    if (cut === undefined) return;
    Object.assign(one, { level: cut.second, from: before.to + cut.joint + 1 });
  });
}

function passageOf(text: string, words: readonly Word[], from: number, to: number): string {
  const closing = /^[)\].]*/.exec(text.slice(words[to - 1]?.end ?? 0))?.[0] ?? '';
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length) + closing;
}

/** "German" is a language, though another one says "good" with the same letters. */
function withoutNames(words: Word[]): Word[] {
  const names = languageNames().all(words);
  return words.filter((_, at) => names.every(({ from, to }) => at < from || at >= to));
}

/** A code of the CEFR before words; of a grid the level in the middle, of two the lower. */
function levelIn(words: Word[], language: string | null): LanguageLevel | null {
  const codes = cefrCodes()
    .all(words)
    .map(({ payload }) => payload);
  if (isScale(codes)) return null;
  codes.sort();
  if (codes.length > 0) return codes[codes.length < GRID ? 0 : Math.floor(codes.length / 2)] as CefrLevel;
  const said = levelWords(language).all(words);
  const hits = said.length > 0 ? said : levelWords(null).all(words);
  return (
    middleOf(hits.map(({ payload }) => payload)) ??
    hits.find(({ payload }) => payload === 'native')?.payload ??
    hits[0]?.payload ??
    null
  );
}

/** "A1/A2: basic user, B1/B2: independent user …" explains the levels: nobody has all of them, each after the lower one. */
function isScale(codes: readonly CefrLevel[]): boolean {
  const bands = codes.map((code) => code.charAt(0)).join('');
  return /^A+B+C+$/.test(bands);
}

/** Of words for hearing, reading, speaking and so on, as of codes. */
function middleOf(levels: readonly LanguageLevel[]): LanguageLevel | null {
  const codes = levels.filter((level) => level !== 'native').sort();
  return codes.length === levels.length && codes.length >= GRID ? (codes[Math.floor(codes.length / 2)] ?? null) : null;
}

/** How well, in dots: only words and codes say a level. */
const DOTS = /\s*[●○◉◯★☆■□▪▫▮▯█░▒▓⬤]{2,}/gu;

/** "French (Professional" and "Working)" are one. */
function joinOpenBrackets(lines: readonly CvLine[]): CellLine[] {
  const joined: CellLine[] = [];
  let open = false;
  for (const { text: written, edges } of lines) {
    const text = written.replace(DOTS, '');
    const last = joined.at(-1);
    if (open && last) joined[joined.length - 1] = { text: `${last.text} ${text}` };
    else joined.push({ text, edges });
    const all = joined.at(-1)?.text ?? '';
    open = all.lastIndexOf('(') > all.lastIndexOf(')');
  }
  return joined;
}
