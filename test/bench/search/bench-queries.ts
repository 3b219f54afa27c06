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

/** The queries of list pages, from the home page to a mistyped word; the filters are the most frequent values. */
export function benchQueries(app: INestApplicationContext): BenchQuery[] {
  const catalogue = app.get(ReferenceCatalogue);
  const country = known(catalogue.countryByIso2('DE'));
  const languages = [...catalogue.languages()]
    .filter(({ offered }) => offered)
    .sort((a, b) => a.id - b.id)
    .slice(0, 2);
  const list = (
    name: string,
    asked: Partial<OfferSearchQuery>,
    parameters: [string, string | number][],
  ): BenchQuery => ({
    name,
    asked: { ...EVERY_OFFER, ...asked },
    path: `/api/jobs?${new URLSearchParams(parameters.map(([key, value]): [string, string] => [key, String(value)]))}`,
  });
  return [
    list('home', {}, []),
    list('one country', { countryIds: [country.id] }, [['location', country.slug]]),
    list(
      'country + 2 languages + experience',
      { countryIds: [country.id], languageIds: languages.map(({ id }) => id), experience: [TWO_TO_FIVE_YEARS] },
      [
        ['location', country.slug],
        ...languages.map(({ slug }): [string, string] => ['language', slug]),
        ['experience', TWO_TO_FIVE_YEARS],
      ],
    ),
    list('"customer support"', { keywords: ['customer support'] }, [['keywords', 'customer support']]),
    list('typo "krankenpfelger"', { keywords: ['krankenpfelger'] }, [['keywords', 'krankenpfelger']]),
  ];
}

function known<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error('The reference data are not loaded');
  }
  return value;
}
