import type { SpokenLanguage } from '@babelboard/candidates';
import { CEFR, type SpokenLanguage as WireLanguage } from '@babelboard/wire';

/** Of the wire's four levels. */
const MOTHER_TONGUE = 4;

/** A rank in the words of the wire: two steps of the CEFR are one of its levels, and a mother tongue is the last. */
export function presentLanguageLevel(rank: SpokenLanguage['level']): Pick<WireLanguage, 'level' | 'cefr'> {
  const cefr = CEFR[rank - 1] ?? null;
  return { level: cefr === null ? MOTHER_TONGUE : Math.ceil(rank / 2), cefr };
}
