import { foldLetters } from '@babelboard/platform';
import type { FacetCount, OfferFacets, OfferSearchQuery } from '@babelboard/search/contract';
import type { OfferRow } from './offer-rows.js';

export type NaiveOffer = OfferRow & { id: number };

type Group = 'place' | 'language' | 'remote' | 'experience' | 'employmentType';

export interface NaiveResult {
  ids: number[];
  total: number;
  facets: OfferFacets;
}

/** The answer as anybody would work it out, offer by offer. Order of offers with keywords: newest first. */
export function naiveSearch(offers: NaiveOffer[], query: OfferSearchQuery): NaiveResult {
  const passing = (left?: Group) => offers.filter((offer) => hasWords(offer, query) && passes(offer, query, left));
  const found = passing().sort(
    (a, b) =>
      (query.sort === 'best' ? Number(b.promoted) - Number(a.promoted) : 0) ||
      b.postedAt.getTime() - a.postedAt.getTime() ||
      b.id - a.id,
  );
  return {
    ids: found.slice(query.from, query.from + query.size).map(({ id }) => id),
    total: found.length,
    facets: {
      countries: count(passing('place'), countriesOf),
      cities: count(passing('place'), citiesOf).slice(0, 50),
      languages: count(passing('language'), ({ languageIds }) => languageIds),
      remote: count(passing('remote'), ({ remote }) => (remote === null ? [] : [remote])),
      experience: count(passing('experience'), ({ experience }) => (experience === null ? [] : [experience])),
      employmentTypes: count(passing('employmentType'), ({ employmentTypes }) => employmentTypes),
    },
  };
}

function countriesOf({ places }: NaiveOffer): number[] {
  return places.flatMap(({ countryId }) => countryId ?? []);
}

function citiesOf({ places }: NaiveOffer): number[] {
  return places.flatMap(({ cityId }) => cityId ?? []);
}

function hasWords(offer: NaiveOffer, { keywords }: OfferSearchQuery): boolean {
  const words = new Set(foldLetters(`${offer.title} ${offer.company} ${offer.description}`).split(/[^\p{L}\p{N}]+/u));
  return keywords.every((keyword) => words.has(foldLetters(keyword)));
}

function passes(offer: NaiveOffer, query: OfferSearchQuery, left?: Group): boolean {
  const { countryIds, cityIds } = query;
  const one = <T>(group: Group, wanted: readonly T[], values: readonly T[]) =>
    group === left || wanted.length === 0 || wanted.some((value) => values.includes(value));
  const place =
    left === 'place' ||
    countryIds.length + cityIds.length === 0 ||
    countriesOf(offer).some((id) => countryIds.includes(id)) ||
    citiesOf(offer).some((id) => cityIds.includes(id));
  return (
    place &&
    one('language', query.languageIds, offer.languageIds) &&
    one('remote', query.remote, offer.remote === null ? [] : [offer.remote]) &&
    one('experience', query.experience, offer.experience === null ? [] : [offer.experience]) &&
    one('employmentType', query.employmentTypes, offer.employmentTypes)
  );
}

function count<Id extends number | string>(
  offers: NaiveOffer[],
  valuesOf: (offer: NaiveOffer) => Id[],
): FacetCount<Id>[] {
  const totals = new Map<Id, number>();
  for (const offer of offers) {
    for (const value of new Set(valuesOf(offer))) {
      totals.set(value, (totals.get(value) ?? 0) + 1);
    }
  }
  return [...totals].map(([id, total]) => ({ id, total })).sort((a, b) => b.total - a.total || order(a.id, b.id));
}

const REMOTE_ORDER = ['Remote', 'RemoteCountryBased', 'Hybrid'];

function order(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : REMOTE_ORDER.indexOf(String(a)) - REMOTE_ORDER.indexOf(String(b));
}
