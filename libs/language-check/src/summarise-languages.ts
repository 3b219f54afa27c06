import type { AskedLanguage, LanguageVerdict } from './check-languages.js';

export interface LanguageSummary {
  met: number;
  /** How many are asked for; alternatives count as one. */
  of: number;
  /** No required language is missing or unknown. */
  suits: boolean;
}

/**
 * Counts the verdicts of `checkLanguages` for one line: "You speak 1 of 2". Takes both in the same order; alternatives
 * are one requirement, which is met when one of them is.
 */
export function summariseLanguages(asked: AskedLanguage[], verdicts: LanguageVerdict[]): LanguageSummary {
  const counted = new Set<number>();
  const summary: LanguageSummary = { met: 0, of: 0, suits: true };
  asked.forEach(({ oneOf, mandatory }, index) => {
    const met = verdicts[index]?.status === 'met';
    if (mandatory && !met) summary.suits = false;
    if (oneOf !== null && counted.has(oneOf)) return;
    if (oneOf !== null) counted.add(oneOf);
    summary.of += 1;
    if (met) summary.met += 1;
  });
  return summary;
}
