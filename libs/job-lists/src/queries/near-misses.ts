import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { type CityRecord, cityNameIn, distanceInKm, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { OfferSearch } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobCard, NearbyPlace } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { JobCards } from './job-cards.js';
import { OfferQueries } from './offer-queries.js';

/** Somebody may move there, or drive on some days: an hour and a half by train. */
const FARTHEST_KM = 150;
/** Offers that are looked at for where they are. */
const LOOKED_AT = 50;
const MOST_PLACES = 5;
const BEST = 5;
const EVERYTHING = writeJobListAddress(NO_JOB_FILTERS);

/** What a list without offers shows in their place. */
export interface NearMiss {
  /** Places near the one that was chosen with offers of the same kind, the nearest first. */
  nearby: NearbyPlace[];
  /** The five best of them; where there is nothing near, those of the list with one filter less that still is about the same work. */
  offers: JobCard[];
}

export const NO_NEAR_MISS: NearMiss = { nearby: [], offers: [] };

/** Finds what somebody may take who finds nothing: the same work nearby, or what misses by one filter. */
@Injectable()
export class NearMisses {
  constructor(
    private readonly search: OfferSearch,
    private readonly queries: OfferQueries,
    private readonly cards: JobCards,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** @param oneLess the lists with one filter less, that with most offers first */
  async of(
    resolved: ResolvedJobFilters,
    oneLess: readonly ResolvedJobFilters[],
    language: UiLanguage,
  ): Promise<NearMiss> {
    const near = await this.nearby(resolved, language);
    if (near.offers.length > 0) {
      return near;
    }
    const closest = closestOf(oneLess);
    return closest === undefined ? NO_NEAR_MISS : { nearby: [], offers: await this.best(closest, BEST, language) };
  }

  private async nearby(resolved: ResolvedJobFilters, language: UiLanguage): Promise<NearMiss> {
    const [centre] = resolved.cities;
    if (centre === undefined) {
      return NO_NEAR_MISS;
    }
    const cities = this.catalogue.citiesWithin(centre.id, FARTHEST_KM);
    const offers = await this.best(inCities(resolved, cities), LOOKED_AT, language);
    if (offers.length === 0) {
      return NO_NEAR_MISS;
    }
    const slugs = new Set(offers.flatMap(({ places }) => places.map(({ slug }) => slug)));
    // They stand in the order of their distance.
    const places = cities.filter(({ id, slug }) => id !== centre.id && slugs.has(slug)).slice(0, MOST_PLACES);
    const lists = places.map((city) => inCities(resolved, [city]));
    const totals = await this.search.totals(lists.map((list) => this.queries.of(list, { size: 1, parts: 'page' })));
    const nearby = places.map((city, at) => ({
      name: cityNameIn(city, language),
      kilometres: Math.round(distanceInKm(centre, city)),
      total: totals[at] ?? 0,
      url: writeJobListAddress((lists[at] as ResolvedJobFilters).filters),
    }));
    return { nearby: nearby.filter(({ total }) => total > 0), offers: offers.slice(0, BEST) };
  }

  private async best(list: ResolvedJobFilters, size: number, language: UiLanguage): Promise<JobCard[]> {
    const query = this.queries.of(list, { size, parts: 'page' });
    const found = await this.search.search(query);
    return this.cards.load(found.ids, language, found, query);
  }
}

/** Who looks for nurses is not helped by whatever else there is in that town: the work is given up last, and a list of everything is none. */
function closestOf(oneLess: readonly ResolvedJobFilters[]): ResolvedJobFilters | undefined {
  const narrow = oneLess.filter(({ filters }) => writeJobListAddress(filters) !== EVERYTHING);
  return narrow.find(({ filters }) => filters.keywords.length > 0) ?? narrow[0];
}

/** The same list somewhere else, from its beginning. */
function inCities(resolved: ResolvedJobFilters, cities: CityRecord[]): ResolvedJobFilters {
  const location = cities.map(({ slug }) => slug);
  const filters = { ...resolved.filters, location, radius: null, from: 0, job: null, autoApply: false };
  return { ...resolved, cities, countries: [], filters };
}
