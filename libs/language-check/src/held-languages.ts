import type { HeldLanguage } from './check-languages.js';
import { LANGUAGE_LEVELS } from './language-levels.js';

/** More would say nothing of a person. */
const MOST_MOTHER_TONGUES = 3;

/** Why languages cannot all be one person's, and the place in their order of the first one that is too many. */
export interface HeldLanguagesFault {
  kind: 'repeated' | 'too-many-mother-tongues';
  index: number;
}

/** Whether one person may hold these languages together: none twice, at most three as mother tongue. Null where they may. */
export function findHeldLanguagesFault(languages: readonly HeldLanguage[]): HeldLanguagesFault | null {
  const seen = new Set<string>();
  let motherTongues = 0;
  for (const [index, { slug, rank }] of languages.entries()) {
    if (seen.has(slug)) {
      return { kind: 'repeated', index };
    }
    seen.add(slug);
    motherTongues += rank === LANGUAGE_LEVELS.motherTongue ? 1 : 0;
    if (motherTongues > MOST_MOTHER_TONGUES) {
      return { kind: 'too-many-mother-tongues', index };
    }
  }
  return null;
}
