import { ALL_WORDS } from '../../words/all-words.js';
import { once } from '../text/once.js';
import { PhraseMap } from '../text/phrase-map.js';
import { fold } from '../text/words.js';

const phrases = (key: 'present' | 'since' | 'until') =>
  once(
    () => new PhraseMap(ALL_WORDS.flatMap((words) => words[key].map((phrase) => [phrase, words.language] as const))),
  );

export const presentWords = phrases('present');
export const sinceWords = phrases('since');
export const untilWords = phrases('until');

/** Said after a date: "2018 óta", "2018 alkaen", "2018'den beri". */
export const SINCE_AFTER = new Set(['ota', 'tol', 'alkaen', 'lahtien', 'beri', 'itibaren']);
/** Endings set apart by a hyphen or an apostrophe: "2018-tól 2020-ig", "2018'den 2020'ye". */
export const TIED_ENDINGS = new Set(['ig', 'den', 'dan', 'ten', 'tan', 'e', 'a', 'ye', 'ya']);
/** "year" after a year: "2019 r.", "2019. gada". */
export const YEAR_WORDS = new Set(['r', 'roku', 'gada', 'g', 'гг', 'г', 'р', 'рр', 'god', 'godine', 'm']);

const seasons = once(() => new Set(ALL_WORDS.flatMap((words) => words.seasons.map(fold))));

export function isSeason(word: string): boolean {
  return seasons().has(word);
}
