import type { LanguageVerdict, LevelRank } from '@babelboard/language-check';
import { useMemo } from 'react';
import { type Text, useText } from '../i18n/use-text.js';
import { CEFR_STEPS } from './levels.js';

/** How levels and verdicts are said; pure, so that chips, offers and tests say them alike. */
export function createVerdictWords(t: Text) {
  const level = (rank: LevelRank) => CEFR_STEPS[rank - 1] ?? t('level.4');
  return {
    /** `B2`, `mother tongue`. */
    level,
    /** `B2 asked, B1 held`. */
    verdict: ({ status, asked, held, heldAs, byAlternative }: LanguageVerdict): string => {
      if (byAlternative) return t('speak.alternative');
      const said = asked === null ? t('speak.asked') : t('speak.asked-at', { level: level(asked) });
      const language = heldAs === null ? '' : t('speak.other-language', { slug: heldAs });
      if (held !== null) {
        return t(heldAs === null ? 'speak.held-at' : 'speak.held-as', { asked: said, level: level(held), language });
      }
      if (status === 'missing') return t('speak.not-held', { asked: said });
      if (heldAs !== null && status === 'met') return t('speak.held-as-any', { asked: said, language });
      return t(status === 'unknown' ? 'speak.held-unknown' : 'speak.held', { asked: said });
    },
  };
}

export function useVerdictWords() {
  const t = useText();
  return useMemo(() => createVerdictWords(t), [t]);
}
