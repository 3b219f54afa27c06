import type { Formats } from '@babelboard/texts';
import type { JobCard, JobLanguage, JobSalary } from '@babelboard/wire';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { type Text, type TextKey, useText } from '../../../i18n/use-text.js';

const EXPERIENCE: Record<number, TextKey> = {
  1: 'experience.1',
  2: 'experience.2',
  3: 'experience.3',
  4: 'experience.4',
  5: 'experience.5',
  6: 'experience.6',
};

const EMPLOYMENT_TYPE: Record<number, TextKey> = {
  1: 'employment-type.1',
  2: 'employment-type.2',
  3: 'employment-type.3',
  4: 'employment-type.4',
  5: 'employment-type.5',
  6: 'employment-type.6',
};

const LEVEL: Record<number, TextKey> = { 1: 'level.1', 2: 'level.2', 3: 'level.3', 4: 'level.4' };

/** Keys of pay, put together from its period where they are said: this file comes with every first view of offers. */
type PayKey =
  | 'salary.year'
  | 'salary.month'
  | 'salary.week'
  | 'salary.day'
  | 'salary.hour'
  | 'salary.by-month'
  | 'salary.by-week'
  | 'salary.by-day'
  | 'salary.by-hour';

/** How firmly a language is asked for; of what was only read from the text nobody said so. */
export function standingOf({
  mandatory,
  recognised,
  one_of,
}: Pick<JobLanguage, 'mandatory' | 'recognised' | 'one_of'>): TextKey {
  if (recognised) return 'languages.recognised';
  if (mandatory && one_of !== null) return 'languages.one-of';
  return mandatory ? 'languages.required' : 'languages.nice';
}

/** How an offer's fields are said; pure, so that cards, pages and tests say them alike. */
export function createOfferWords(t: Text, format: Formats) {
  const words = (keys: Record<number, TextKey>, id: number) => (keys[id] === undefined ? '' : t(keys[id]));
  const range = ({ min, max, currency }: Pick<JobSalary, 'min' | 'max' | 'currency'>): string => {
    if (min !== null && max !== null && min !== max) {
      return t('salary.range', { min: format.money(min, currency), max: format.money(max, currency) });
    }
    if (min === null && max !== null) return t('salary.up-to', { max: format.money(max, currency) });
    if (max === null && min !== null) return t('salary.from', { min: format.money(min, currency) });
    return min === null ? '' : format.money(min, currency);
  };
  return {
    experience: (id: number) => words(EXPERIENCE, id),
    employmentType: (id: number) => words(EMPLOYMENT_TYPE, id),
    /** `B2`, `C1–C2`, `mother tongue`; empty where the ad names no level. */
    level: ({ cefr, level }: Pick<JobLanguage, 'cefr' | 'level'>) =>
      cefr ?? (level === null ? '' : words(LEVEL, level)),
    /** `€42,000 – €50,000 a year`; empty where no number is known. */
    salary: (salary: JobSalary) => {
      const amount = range(salary);
      return amount === '' ? '' : t(`salary.${salary.period}` satisfies PayKey, { amount });
    },
    /** The same per year, to compare; empty where it is stated per year. */
    salaryPerYear: ({ period, perYear, currency }: JobSalary) => {
      if (period === 'year') return '';
      const rounded = (value: number | null) => (value === null ? null : Math.round(value / 100) * 100);
      const amount = range({ min: rounded(perYear.min), max: rounded(perYear.max), currency });
      return amount === '' ? '' : t('salary.per-year', { amount });
    },
    /** The same to the unit and with how it is reckoned, so that one can check it: `≈ €27,520 a year, at 1,720 hours`. */
    salaryReckoned: ({ min, max, currency, period, perYear }: JobSalary) => {
      const year = range({ ...perYear, currency });
      if (period === 'year' || year === '') return '';
      const one = min !== null && perYear.min !== null ? perYear.min / min : (perYear.max ?? 0) / (max ?? 1);
      const count = format.number(Math.round(one));
      return t(`salary.by-${period}` satisfies PayKey, { year: t('salary.equals', { amount: year }), count });
    },
    place: ({ city, country }: JobCard['places'][number]) => [city, country].filter(Boolean).join(', '),
    /** The first place and how many more. */
    places: (places: JobCard['places']) => {
      const [first, ...others] = places.map((place) => [place.city, place.country].filter(Boolean).join(', '));
      if (first === undefined || first === '') return '';
      return others.length === 0 ? first : t('offer.places', { first, count: others.length });
    },
  };
}

export type OfferWords = ReturnType<typeof createOfferWords>;

export function useOfferWords(): OfferWords {
  const t = useText();
  const format = useFormat();
  return useMemo(() => createOfferWords(t, format), [t, format]);
}
