import { ALL_WORDS } from '../../words/all-words.js';
import { once } from '../text/once.js';
import { fold, lettersAndDigits } from '../text/words.js';

/** For each name of a month, which month it is, and in which languages. */
export type MonthNames = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

const SHORTEST = 3;
/** A year without surprises, and a day that is no month. */
const YEAR = 2021;
const DAY = 15;

/** Names of months in all languages, alone and beside a day (many languages decline them), whole and short. */
const monthNames = once((): MonthNames => {
  const names = new Map<string, Map<number, string[]>>();
  const add = (name: string, month: number, language: string) => {
    const months = names.get(name) ?? new Map<number, string[]>();
    months.set(month, [...new Set([...(months.get(month) ?? []), language])]);
    names.set(name, months);
  };
  for (const { language, months } of ALL_WORDS) {
    const formats = (['long', 'short'] as const).flatMap((month) => [
      new Intl.DateTimeFormat(language, { month }),
      new Intl.DateTimeFormat(language, { month, day: 'numeric' }),
      new Intl.DateTimeFormat(language, { month, year: 'numeric' }),
    ]);
    for (let month = 1; month <= 12; month += 1) {
      const date = new Date(Date.UTC(YEAR, month - 1, DAY));
      for (const format of formats) {
        const written = format.formatToParts(date).filter(({ type }) => type === 'month');
        for (const { value } of written) {
          const [name] = lettersAndDigits(value).filter(({ text }) => text.length >= SHORTEST && !/\d/.test(text));
          if (name) add(name.text, month, language);
        }
      }
      for (const name of months?.[month - 1] ?? []) add(fold(name), month, language);
    }
  }
  return names;
});

/** The month that a word names; where languages disagree ("listopad"), as in the language of the document. */
export function monthNamed(word: string, language: string | null): number | null {
  const months = monthNames().get(word) ?? monthNames().get(stemOf(word, language) ?? '');
  if (months === undefined) return null;
  const own = [...months].find(([, languages]) => language !== null && languages.includes(language));
  const [common] = [...months].sort(([, a], [, b]) => b.length - a.length);
  return own?.[0] ?? common?.[0] ?? null;
}

/** Languages that add endings to months: "tammikuusta", "márciustól", "Mart'tan", "jaanuarist". */
const WITH_ENDINGS = new Set(['fi', 'hu', 'tr', 'et', 'lt', 'lv', 'sl', 'hr', 'cs', 'sk', 'pl']);
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 4;

function stemOf(word: string, language: string | null): string | null {
  if (language === null || !WITH_ENDINGS.has(language)) return null;
  for (let length = word.length - 1; length >= Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING); length -= 1) {
    const stem = word.slice(0, length);
    if (monthNames().has(stem)) return stem;
  }
  return null;
}
