import { ALL_WORDS } from '../../words/all-words.js';
import type { IscedLevel } from '../../words/cv-words.js';
import { PhraseMap } from '../text/phrase-map.js';
import { wordsOf } from '../text/words.js';

const made = new Map<string, PhraseMap<IscedLevel>>();

/** Words of degrees in a language and in English; in all where it is not known. Where two languages disagree, the own one counts. */
export function degreeWords(language: string | null): PhraseMap<IscedLevel> {
  const key = language ?? '';
  const known = made.get(key);
  if (known) return known;
  const chosen = ALL_WORDS.filter(
    (words) => language === null || words.language === language || words.language === 'en',
  );
  const own = [...chosen].sort((a, b) => Number(b.language === language) - Number(a.language === language));
  const seen = new Set<string>();
  const phrases = own.flatMap(({ degrees }) =>
    Object.entries(degrees).flatMap(([level, words]) =>
      words.flatMap((word) => (seen.has(word) ? [] : [[word, Number(level) as IscedLevel] as const])),
    ),
  );
  for (const [word] of phrases) seen.add(word);
  const map = new PhraseMap(phrases);
  made.set(key, map);
  return map;
}

/** The level of a qualification by the words of its title, of several the highest. */
export function degreeLevel(title: string, language: string | null): IscedLevel | null {
  const hits = degreeWords(language).all(wordsOf(title));
  return hits.reduce<IscedLevel | null>(
    (best, { payload }) => (best === null || payload > best ? payload : best),
    null,
  );
}
