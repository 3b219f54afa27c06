import type { RemoteMode } from '@babelboard/offers/contract';

/** What filters and their values are called, in English. */
export const filterNames = {
  remote: {
    Remote: 'Remote',
    RemoteCountryBased: 'Remote within the country',
    Hybrid: 'Hybrid',
  } satisfies Record<RemoteMode, string>,
  experience: {
    1: 'No experience needed',
    2: 'Up to 2 years',
    3: '2 to 5 years',
    4: 'More than 5 years',
    5: 'Management',
    6: 'Executive',
  } as Record<number, string>,
  employmentType: {
    1: 'Full-time',
    2: 'Part-time',
    3: 'Internship',
    4: 'Temporary',
    5: 'Freelance',
    6: 'Apprenticeship',
  } as Record<number, string>,
  languageLevel: {
    native: (language: string) => `${language} mother tongue`,
    any: (language: string) => `${language}, no level stated`,
    cefr: (language: string, level: string) => `${language} ${level}`,
  },
  noLocalLanguage: 'No local language needed',
  salaryFrom: (euro: number) => `${euro.toLocaleString('en')} € or more`,
  radius: (kilometres: number) => `within ${kilometres} km`,
};
