import { longest } from '../text/phrase-map.js';
import { lettersAndDigits } from '../text/words.js';
import {
  fromWords,
  presentWords,
  SINCE_AFTER,
  sinceWords,
  TIED_ENDINGS,
  untilWords,
  YEAR_WORDS,
} from './date-words.js';
import { type PartialDate, partialDate } from './partial-date.js';
import { type DateText, gapBefore, readDate, type WrittenDate } from './read-date.js';

/** A date or a stretch of time in a text. */
export interface DateSpan {
  kind: 'range' | 'since' | 'single';
  start: PartialDate | null;
  /** Null: it goes on. */
  end: PartialDate | null;
  /** Letters of the text, with the words that belong to it ("since"). */
  from: number;
  to: number;
}

const BETWEEN = /^[\s.,()[\]]*[-–—‒−→~]+[\s.,]*['\u2019]?$|^\s+\/\s+$/;
const BLANK = /^[\s.,’'-]*$/;

/** The dates of a text, in one pass. */
export function findDateSpans(text: string, language: string | null): DateSpan[] {
  const within: DateText = { text, words: lettersAndDigits(text), language };
  const spans: DateSpan[] = [];
  let at = 0;
  while (at < within.words.length) {
    const found = spanAt(within, at);
    if (found) spans.push(found.span);
    at = found ? found.to : at + 1;
  }
  return spans;
}

function spanAt(within: DateText, at: number): { span: DateSpan; to: number } | null {
  const begins = dateAfter(within, longest(sinceWords().at(within.words, at)));
  const opening = begins === null ? dateAfter(within, longest(fromWords().at(within.words, at))) : null;
  const first = begins ?? opening ?? readDate(within, at);
  if (first === null) return null;
  const after = skipEndings(within, first.to);
  const rest = endAfter(within, after);
  const start = within.words[at]?.start ?? 0;
  const from = /['\u2019]/.test(within.text.charAt(start - 1)) ? start - 1 : start;
  if (rest !== null) {
    const end = rest.date === null ? null : writtenDate(rest.date, null);
    const begin = writtenDate(first, rest.date);
    if (begin === null) return null;
    return make('range', begin, rest.date?.endYear ? String(rest.date.endYear) : end, rest.to);
  }
  if (first.year === null) return null;
  if (first.endYear !== undefined) return make('range', partialDate(first.year, null), String(first.endYear), first.to);
  if (opening !== null) return null;
  const isSince = SINCE_AFTER.has(within.words[after]?.text ?? '') && BLANK.test(gapBefore(within, after));
  const declined = isSince || saysFrom(within, first.to) ? untilEnding(within, isSince ? after + 1 : first.to) : null;
  if (declined !== null) return make('range', partialDate(first.year, first.month), declined.date, declined.to);
  const open = begins !== null || isSince || saysFrom(within, first.to) || isLeftOpen(within, first.to);
  const date = partialDate(first.year, first.month);
  return open ? make('since', date, null, isSince ? after + 1 : after) : make('single', date, date, first.to);

  function make(kind: DateSpan['kind'], start: PartialDate, end: PartialDate | null, to: number) {
    const span = { kind, start, end, from, to: within.words[to - 1]?.end ?? from };
    return { span, to };
  }
}

function dateAfter(within: DateText, phrase: { to: number } | undefined): WrittenDate | null {
  return phrase && BLANK.test(gapBefore(within, phrase.to)) ? readDate(within, phrase.to) : null;
}

/** The end of a range, where one follows: a date or "today", after a dash or "to". */
function endAfter(within: DateText, at: number): { date: WrittenDate | null; to: number } | null {
  const gap = gapBefore(within, at);
  const dashed = BETWEEN.test(gap) || isYearsApart(within, at);
  const until = !dashed && BLANK.test(gap) ? longest(untilWords().at(within.words, at)) : undefined;
  const tied = dashed || until !== undefined;
  for (const next of until ? [until.to, at] : [at]) {
    if (next !== at && !BLANK.test(gapBefore(within, next))) continue;
    const inner = dashed ? longest(untilWords().at(within.words, next)) : undefined;
    for (const start of inner ? [inner.to, next] : [next]) {
      const present = longest(presentWords().at(within.words, start));
      if (present && (tied || BLANK.test(gap))) return { date: null, to: present.to };
      const date = tied ? readDate(within, start) : null;
      if (date?.year != null) return { date, to: skipEndings(within, date.to) };
    }
  }
  return null;
}

/** "2010/2015" and "2015/today": a slash with no blanks parts two years, nothing shorter. */
function isYearsApart(within: DateText, at: number): boolean {
  const [before, after] = [within.words[at - 1]?.text ?? '', within.words[at]?.text ?? ''];
  return gapBefore(within, at) === '/' && /^\d{4}$/.test(before) && /^(?:\d{4}|\p{L}+)$/u.test(after);
}

/** "2018 márciusától". */
function saysFrom(within: DateText, to: number): boolean {
  return within.language === 'hu' && /\p{L}{3}tol$/u.test(within.words[to - 1]?.text ?? '');
}

/** "2020 júniusáig", "2020-ig": the end of what an ending began. */
function untilEnding(within: DateText, at: number): { date: PartialDate; to: number } | null {
  const date = BLANK.test(gapBefore(within, at)) ? readDate(within, at) : null;
  if (date?.year == null) return null;
  const to = within.words[date.to]?.text === 'ig' ? date.to + 1 : date.to;
  return /ig$/.test(within.words[to - 1]?.text ?? '') ? { date: partialDate(date.year, date.month), to } : null;
}

/** A start without year takes that of the end. */
function writtenDate(date: WrittenDate, end: WrittenDate | null): PartialDate | null {
  const year = date.year ?? end?.year ?? null;
  return year === null ? null : partialDate(year, date.month);
}

function skipEndings(within: DateText, at: number): number {
  const gap = gapBefore(within, at);
  const word = within.words[at]?.text ?? '';
  const isSmall = /^\p{Ll}/u.test(within.text.slice(within.words[at]?.start ?? 0));
  const isEnding = /^[-’']$/.test(gap)
    ? TIED_ENDINGS.has(word)
    : /^[. ]*$/.test(gap) && isSmall && YEAR_WORDS.has(word);
  return isEnding ? at + 1 : at;
}

/** "2019 –" with nothing after it. */
function isLeftOpen(within: DateText, at: number): boolean {
  const rest = within.text.slice(within.words[at - 1]?.end ?? 0);
  return /^[ .]*[-–—→][ .]*(?:\t|$)/.test(rest);
}
