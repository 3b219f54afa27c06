import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { EVERY_OFFER, type OfferSearchQuery } from '@babelboard/search/contract';
import type { INestApplicationContext } from '@nestjs/common';

export interface BenchQuery {
  name: string;
  asked: OfferSearchQuery;
  /** The same question to the API. */
  path: string;
}

const TWO_TO_FIVE_YEARS = 3;
const FULL_TIME = 1;
const B2 = 4;

type Parameters = [name: string, value: string | number][];

/** The queries of list pages, from the home page to a mistyped word; the filters are the most frequent values. */
export function benchQueries(app: INestApplicationContext): BenchQuery[] {
  const catalogue = app.get(ReferenceCatalogue);
  const country = known(catalogue.countryByIso2('DE'));
  const city = known(catalogue.cities()[0]);
  const languages = [...catalogue.languages()]
    .filter(({ offered }) => offered)
    .sort((a, b) => a.id - b.id)
    .slice(0, 2);
  const language = known(languages[0]);
  const inCountry: Parameters = [['location', country.slug]];
  const asksFor = languages.map(({ slug }): [string, string] => ['language', slug]);
  const threeFilters = {
    countryIds: [country.id],
    languageIds: languages.map(({ id }) => id),
    experience: [TWO_TO_FIVE_YEARS],
  };
  const asThreeFilters: Parameters = [...inCountry, ...asksFor, ['experience', TWO_TO_FIVE_YEARS]];
  return [
    list('home', {}, []),
    list('one country', { countryIds: [country.id] }, inCountry),
    list('one city', { cityIds: [city.id] }, [['location', city.slug]]),
    list('one language', { languageIds: [language.id] }, asksFor.slice(0, 1)),
    list('country + 2 languages + experience', threeFilters, asThreeFilters),
    list('the same, only the next page', { ...threeFilters, from: 20, parts: 'page' }, [
      ...asThreeFilters,
      ['_from', 20],
      ['_mode', 'more'],
    ]),
    list(
      'language at B2 + ad language',
      { languageLevels: [{ languageId: language.id, level: B2 }], adLanguageIds: [language.id] },
      [
        ['language_level', `${language.slug}:B2`],
        ['ad_language', language.slug],
      ],
    ),
    list('salary + full-time', { salaryFrom: 50_000, employmentTypes: [FULL_TIME] }, [
      ['salary_from', 50_000],
      ['employment_type', FULL_TIME],
    ]),
    list('no local language + remote', { noLocalLanguage: true, remote: ['Remote'] }, [
      ['no_local_language', 'true'],
      ['remote', 'Remote'],
    ]),
    list('"customer support"', { keywords: ['customer support'] }, [['keywords', 'customer support']]),
    list('typo "krankenpfelger"', { keywords: ['krankenpfelger'] }, [['keywords', 'krankenpfelger']]),
    list('"experience", in 95 of 100 texts', { keywords: ['experience'] }, [['keywords', 'experience']]),
    list('"experience" + 3 filters', { keywords: ['experience'], ...threeFilters }, [
      ['keywords', 'experience'],
      ...asThreeFilters,
    ]),
  ];
}

function list(name: string, asked: Partial<OfferSearchQuery>, parameters: Parameters): BenchQuery {
  const query = new URLSearchParams(parameters.map(([key, value]): [string, string] => [key, String(value)]));
  return { name, asked: { ...EVERY_OFFER, ...asked }, path: `/api/jobs?${query}` };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error('The reference data are not loaded');
  }
  return value;
}
