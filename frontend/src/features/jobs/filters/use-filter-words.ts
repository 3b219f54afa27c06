import type { Formats } from '@babelboard/texts';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { type Text, useText } from '../../../i18n/use-text.js';
import { createOfferWords } from '../offer/use-offer-words.js';

/** How filters are said, beside the words of offers. */
function createFilterWords(t: Text, format: Formats) {
  const { experience, employmentType } = createOfferWords(t, format);
  /** `German:B1` → B1, mother tongue, level not stated. */
  const level = (value: string) => {
    const name = value.slice(value.lastIndexOf(':') + 1);
    if (name === 'native') return t('level.4');
    return name === 'any' ? t('languages.no-level') : name;
  };
  return {
    experience,
    employmentType,
    level,
    keyword: (word: string) => t('filters.keyword', { word }),
    anySalary: t('filters.any-salary'),
    within: (kilometres: number) => t('filters.within', { count: kilometres }),
    languageAt: (language: string, value: string) => t('filters.language-at', { language, level: level(value) }),
    noLocalLanguage: t('filters.no-local-language'),
    salaryFrom: (euro: number) => t('filters.salary-from', { amount: format.money(euro, 'EUR') }),
    writtenIn: (language: string) => t('filters.written-in', { language }),
    teamSpeaks: (language: string) => t('filters.team-speaks', { language }),
  };
}

export type FilterWords = ReturnType<typeof createFilterWords>;

export function useFilterWords(): FilterWords {
  const t = useText();
  const format = useFormat();
  return useMemo(() => createFilterWords(t, format), [t, format]);
}
