import type { LevelRank } from '@babelboard/language-check';

/** Places of a key for the rank: ranks go from 1 to 7, 0 says that the language is spoken at all. */
const PER_LANGUAGE = 10;

/** What an index finds speakers by: each language with every rank up to the one that is held. */
export function languageKeys(languages: readonly { languageId: number; level: LevelRank }[]): number[] {
  return languages.flatMap(({ languageId, level }) =>
    Array.from({ length: level + 1 }, (_, rank) => languageKey(languageId, rank)),
  );
}

/** The key of whoever speaks the language at least so well. */
export function languageKey(languageId: number, rank: number): number {
  return languageId * PER_LANGUAGE + rank;
}
