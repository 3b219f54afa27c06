import {
  checkLanguages,
  type LanguageSummary,
  type LanguageVerdict,
  summariseLanguages,
} from '@babelboard/language-check';
import type { JobLanguage } from '@babelboard/wire';
import { useMemo } from 'react';
import { askedLanguages } from './asked-languages.js';
import { useSpokenLanguages } from './use-spoken-languages.js';

export interface Verdicts {
  /** By the language's slug. */
  of: ReadonlyMap<string, LanguageVerdict>;
  summary: LanguageSummary;
}

/** What the languages one speaks say about an offer; null where none were named, and where the offer asks for none. */
export function useVerdicts(languages: JobLanguage[]): Verdicts | null {
  const held = useSpokenLanguages();
  return useMemo(() => {
    if (held.length === 0 || languages.length === 0) return null;
    const asked = askedLanguages(languages);
    const verdicts = checkLanguages(asked, [...held]);
    return {
      of: new Map(verdicts.map((verdict) => [verdict.slug, verdict])),
      summary: summariseLanguages(asked, verdicts),
    };
  }, [held, languages]);
}
