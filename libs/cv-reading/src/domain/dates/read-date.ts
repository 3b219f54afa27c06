import type { Word } from '../text/words.js';
import { isSeason } from './date-words.js';
import { monthNamed } from './month-names.js';
import { isYear, yearOfCentury } from './partial-date.js';

/** A date as it stands in a row of words; a month may lack its year ("March – June 2019"). */
export interface WrittenDate {
  year: number | null;
  month: number | null;
  from: number;
  to: number;
  /** A second year in short: "2019/20", "2019–21". */
  endYear?: number;
}

export interface DateText {
  text: string;
  words: readonly Word[];
  language: string | null;
}

const JOINED = /^\s?[./-]\s?$/;
const LOOSE = /^[.,\s\u2019']*$/;
const APOSTROPHE = /['\u2019\u02bc`´]$/;
const DASH = /^\s?[-–—/]\s?$/;
/** What makes "03.18" a month beside it: a dash and another, or today. */
const SHORT_END = /^\s?[-–—]\s?(?:(?:0[1-9]|1[0-2])\.\d\d(?![.\d])|\p{L})/u;
const SHORT_START = /(?<![.\d])(?:0[1-9]|1[0-2])\.\d\d\s?[-–—]\s?$/;
/** "márciusától". */
const FROM = /\p{L}{3}tol$/u;
/** "May of 2019", "mayo de 2018", "2018 m. kovas". */
const LINKS = new Set(['de', 'del', 'of', 'm', 'г', 'р', 'd', 'года', 'року', 'gada', 'gads']);

/** The date that begins at a word. */
export function readDate(within: DateText, at: number): WrittenDate | null {
  const word = within.words[at];
  if (word === undefined) return null;
  return /^\d/.test(word.text) ? readNumbers(within, at) : readNamed(within, at);
}

function readNumbers(within: DateText, at: number): WrittenDate | null {
  const first = numberAt(within, at);
  if (first === null || isPartOfNumber(within, at)) return null;
  if (first.digits === 2 && isShortYearAlone(within, at)) {
    return { year: yearOfCentury(first.value), month: null, from: at, to: at + 1 };
  }
  if (isYear(first.value) && first.digits === 4) return readFromYear(within, at, first.value);
  if (first.digits > 2) return null;
  const second = joinedNumber(within, at + 1);
  const third = second && joinedNumber(within, at + 2);
  if (second && third && third.digits === 4 && isYear(third.value)) {
    const [day, month] = second.value > 12 ? [second.value, first.value] : [first.value, second.value];
    return isDay(day) && isMonth(month) ? { year: third.value, month, from: at, to: at + 3 } : null;
  }
  if (second && second.digits === 4 && isYear(second.value) && isMonth(first.value)) {
    return { year: second.value, month: first.value, from: at, to: at + 2 };
  }
  if (second && second.digits === 2 && isMonth(first.value) && isShortYear(within, at)) {
    return { year: yearOfCentury(second.value), month: first.value, from: at, to: at + 2 };
  }
  const named = isDay(first.value) && LOOSE.test(gapBefore(within, at + 1)) ? readNamed(within, at + 1) : null;
  return named?.year != null && named.month !== null ? { ...named, from: at } : null;
}

/** "'18" beside a dash: "'14–'18", "'18 – today". */
function isShortYearAlone(within: DateText, at: number): boolean {
  if (!APOSTROPHE.test(gapBefore(within, at))) return false;
  const after = within.text.slice(within.words[at]?.end ?? 0);
  const before = gapBefore(within, at).slice(0, -1);
  return /^\s?[-–—]\s?(?:['\u2019]\d\d(?!\d)|\p{L})/u.test(after) || /\d?[-–—]\s?$/.test(before);
}

/** The year of "03/18"; that of "03.18" only beside another such date: "03.18 – 06.20". */
function isShortYear(within: DateText, at: number): boolean {
  const after = within.text.slice(within.words[at + 1]?.end ?? 0);
  if (gapBefore(within, at + 1) === '/') return !/^\s?[./]\s?\d|^-\d/.test(after);
  const before = within.text.slice(0, within.words[at]?.start ?? 0);
  const isWhole = numberAt(within, at)?.digits === 2 && gapBefore(within, at + 1) === '.';
  return isWhole && (SHORT_END.test(after) || SHORT_START.test(before));
}

/** "2019", "2019-03", "2019.03.12.", "2018. március 1.", "2019/20". */
function readFromYear(within: DateText, at: number, year: number): WrittenDate {
  const second = joinedNumber(within, at + 1);
  const gap = gapBefore(within, at + 1);
  if (second && second.digits === 2 && isMonth(second.value) && !/[–—]/.test(gap)) {
    const third = joinedNumber(within, at + 2);
    const hasDay = third !== null && third.digits <= 2 && isDay(third.value);
    return { year, month: second.value, from: at, to: at + (hasDay ? 3 : 2) };
  }
  if (second === null || second.digits !== 2) {
    const short = numberAt(within, at + 1);
    if (short?.digits === 2 && DASH.test(gap) && short.value > year % 100) {
      return { year, month: null, from: at, to: at + 2, endYear: Math.floor(year / 100) * 100 + short.value };
    }
  } else if (second.value > year % 100) {
    return { year, month: null, from: at, to: at + 2, endYear: Math.floor(year / 100) * 100 + second.value };
  }
  const named = afterLinks(within, at + 1);
  const month = named === null ? null : monthNamed(within.words[named]?.text ?? '', within.language);
  const isOfNext =
    named !== null && readNamed(within, named)?.year != null && !FROM.test(within.words[named]?.text ?? '');
  if (named === null || month === null || isOfNext) return { year, month: null, from: at, to: at + 1 };
  const day = numberAt(within, named + 1);
  const hasDay = day !== null && day.digits <= 2 && isDay(day.value) && LOOSE.test(gapBefore(within, named + 1));
  return { year, month, from: at, to: named + (hasDay ? 2 : 1) };
}

/** "March 2019", "Mar '19", "mayo de 2018", "summer 2012", and "March" alone. */
function readNamed(within: DateText, at: number): WrittenDate | null {
  const word = within.words[at];
  if (word === undefined) return null;
  const isPartOfYear = isSeason(word.text, within.language);
  const month = isPartOfYear ? null : monthNamed(word.text, within.language);
  if (month === null && !isPartOfYear) return null;
  const next = afterLinks(within, at + 1);
  const number = next === null ? null : numberAt(within, next);
  if (next !== null && number !== null) {
    if (number.digits === 4 && isYear(number.value))
      return { year: number.value, month, from: at, to: withShortYear(within, next) };
    const short =
      number.digits === 2 && (APOSTROPHE.test(gapBefore(within, next)) || /^\s?[/-]$/.test(gapBefore(within, next)));
    if (short) return { year: yearOfCentury(number.value), month, from: at, to: next + 1 };
  }
  return month === null ? null : { year: null, month, from: at, to: at + 1 };
}

/** "winter 2013/14" is that of 2013. */
function withShortYear(within: DateText, at: number): number {
  const short = numberAt(within, at + 1);
  return short?.digits === 2 && gapBefore(within, at + 1) === '/' ? at + 2 : at + 1;
}

function afterLinks(within: DateText, at: number): number | null {
  const gap = gapBefore(within, at);
  if (!LOOSE.test(gap) && !/^\s?[/-]$/.test(gap)) return null;
  return LINKS.has(within.words[at]?.text ?? '') ? at + 1 : at;
}

function numberAt({ words }: DateText, at: number): { value: number; digits: number } | null {
  const text = words[at]?.text;
  return text !== undefined && /^\d+$/.test(text) ? { value: Number(text), digits: text.length } : null;
}

function joinedNumber(within: DateText, at: number) {
  return JOINED.test(gapBefore(within, at)) ? numberAt(within, at) : null;
}

export function gapBefore({ text, words }: DateText, at: number): string {
  return text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);
}

const isMonth = (number: number) => number >= 1 && number <= 12;
const isDay = (number: number) => number >= 1 && number <= 31;

/** "11,234,201" is no date. */
function isPartOfNumber(within: DateText, at: number): boolean {
  return /^[.,]$/.test(gapBefore(within, at)) && numberAt(within, at - 1) !== null;
}
