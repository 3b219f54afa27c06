import type { AskedLanguage, LanguageVerdict } from './check-languages.js';

export interface LanguageSummary {
  met: number;
  /** Of how many it is known; alternatives count as one. */
  of: number;
  /** How many are neither met nor missing: a level is not known. */
  unknown: number;
  /** No required language is missing or unknown. */
  suits: boolean;
}

/**
 * Counts the verdicts of `checkLanguages` for one line: "You speak 1 of 2". Takes both in the same order; alternatives
 * are one requirement, which is met when one of them is, and unknown where one of them may be.
 */
export function summariseLanguages(asked: AskedLanguage[], verdicts: LanguageVerdict[]): LanguageSummary {
  const counted = new Set<number | string>();
  const summary: LanguageSummary = { met: 0, of: 0, unknown: 0, suits: true };
  asked.forEach(({ oneOf, mandatory }, index) => {
    const met = verdicts[index]?.status === 'met';
    if (mandatory && !met) summary.suits = false;
    const group = oneOf ?? `alone ${index}`;
    if (counted.has(group)) return;
    counted.add(group);
    const isOpen = verdicts.some(
      ({ status }, at) => status === 'unknown' && (asked[at]?.oneOf ?? `alone ${at}`) === group,
    );
    if (met) summary.met += 1;
    summary[isOpen && !met ? 'unknown' : 'of'] += 1;
  });
  return summary;
}
