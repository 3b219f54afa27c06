import { ALSO_FAMILIES, GIVEN_NAMES } from '../../words/given-names.js';
import { once } from '../text/once.js';
import { plainWords } from '../text/words.js';

const given = once(() => new Set([...GIVEN_NAMES, ...ALSO_FAMILIES].map(plainWords)));
const unclear = once(() => new Set(ALSO_FAMILIES.map(plainWords)));

/** "Anna", "Anna-Lena" and "M.": what may be a given name, though families may be called so, too. */
export function mayBeGiven(word: string): boolean {
  return isInitial(word) || partsOf(word).some((part) => given().has(part));
}

/** What hardly any family is called. */
export function isGiven(word: string): boolean {
  const parts = partsOf(word);
  return parts.length > 0 && parts.every((part) => given().has(part) && !unclear().has(part));
}

function isInitial(word: string): boolean {
  return /^\p{L}\.?[ªº]?\.?$/u.test(word);
}

function partsOf(word: string): string[] {
  return plainWords(word)
    .split(' ')
    .filter((part) => part !== '');
}
