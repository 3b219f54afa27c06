import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

export const LEAST_PASSWORD_LENGTH = 10;
/** Guesses needed: 10^8 and more (zxcvbn: "safely unguessable", withstands an offline attack on a slow hash for a while). */
const LEAST_SCORE = 3;
/** Of a password made of one's name and a year little is left without the name. */
const LEAST_BESIDE_NAMES = 6;
/** What comes after makes no password weaker, but the estimate slower. */
const ESTIMATED_LENGTH = 72;

export type PasswordWeakness = 'short' | 'common' | 'personal' | 'guessable';

let estimator: ZxcvbnFactory | undefined;
let commonPasswords: ReadonlySet<string> | undefined;

/**
 * Why a password is too weak; null for one that will do. The estimate is that of zxcvbn (Wheeler, USENIX Security 2016) with its list of
 * 49,000 common passwords.
 * @param personal words that others know of the person
 */
export function passwordWeakness(password: string, personal: readonly string[]): PasswordWeakness | null {
  if ([...password].length < LEAST_PASSWORD_LENGTH) {
    return 'short';
  }
  commonPasswords ??= new Set(common.dictionary['passwords-common']);
  if (commonPasswords.has(password.toLowerCase())) {
    return 'common';
  }
  const words = personal.map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  if (lengthWithout(password.toLowerCase(), words) < LEAST_BESIDE_NAMES) {
    return 'personal';
  }
  estimator ??= new ZxcvbnFactory({ dictionary: { ...common.dictionary }, graphs: common.adjacencyGraphs });
  return estimator.check(password.slice(0, ESTIMATED_LENGTH), words).score < LEAST_SCORE ? 'guessable' : null;
}

function lengthWithout(password: string, words: readonly string[]): number {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password).length;
}
