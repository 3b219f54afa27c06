import { ALL_WORDS } from '../../words/all-words.js';
import { once } from '../text/once.js';
import { PhraseMap } from '../text/phrase-map.js';
import { fold } from '../text/words.js';

const phrases = (key: 'present' | 'since') =>
  once(
    () => new PhraseMap(ALL_WORDS.flatMap((words) => words[key].map((phrase) => [phrase, words.language] as const))),
  );

export const presentWords = phrases('present');
/** Only before the first of two dates; alone they mean nothing: "Universidad de 2018". */
export const fromWords = once(
  () =>
    new PhraseMap(ALL_WORDS.flatMap(({ from = [], language }) => from.map((phrase) => [phrase, language] as const))),
);
export const sinceWords = phrases('since');
/** "2016 and 2017" are two years in a row. */
const AND = [
  'and',
  'und',
  'et',
  'y',
  'e',
  'en',
  'og',
  'och',
  'ja',
  'és',
  'și',
  'ir',
  'un',
  've',
  'та',
  'и',
  'και',
  '&',
];

export const untilWords = once(
  () =>
    new PhraseMap([
      ...ALL_WORDS.flatMap((words) => words.until.map((phrase) => [phrase, words.language] as const)),
      ...AND.map((phrase) => [phrase, ''] as const),
    ]),
);

/** Said after a date: "2018 óta", "2018 alkaen", "2018'den beri". */
export const SINCE_AFTER = new Set(['ota', 'tol', 'alkaen', 'lahtien', 'beri', 'itibaren']);
/** Endings set apart by a hyphen or an apostrophe: "2018-tól 2020-ig", "2018'den 2020'ye". */
export const TIED_ENDINGS = new Set(['ig', 'den', 'dan', 'ten', 'tan', 'e', 'a', 'ye', 'ya']);
/** "year" after a year: "2019 r.", "2019. gada". */
export const YEAR_WORDS = new Set(['r', 'roku', 'gada', 'g', 'гг', 'г', 'р', 'рр', 'god', 'godine', 'm']);

const seasons = once(
  () => new Map(ALL_WORDS.map((words) => [words.language, new Set(words.seasons.map(fold))] as const)),
);

/** In the language of the CV and in English; in any, where that is not known ("kesä" is summer, and short for a month). */
export function isSeason(word: string, language: string | null): boolean {
  const chosen = language === null ? [...seasons().keys()] : [language, 'en'];
  return chosen.some((one) => seasons().get(one)?.has(word));
}
