import {
  type FiltersReading,
  furtherFilters,
  JobFiltersResolver,
  listHeading,
  OfferQueries,
  searchAddress,
} from '@babelboard/job-lists/contract';
import { type JobListFilters, NO_JOB_FILTERS, readJobListAddress } from '@babelboard/job-paths';
import type { OfferSearchQuery } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { alertOfEverything, noAlertAddress } from '../alert.errors.js';
import { LONGEST_ADDRESS } from '../domain/alert-limits.js';

/** A list as an alert knows it. */
export interface AlertList {
  /** As it is headed: "Nurse jobs in Cologne". */
  heading: string;
  /** Filters that the heading does not tell of. */
  further: number;
  /** Values of filters that no longer exist, as they were written. */
  gone: string[];
  reading: FiltersReading;
}

/** Reads the addresses of lists that alerts are for. */
@Injectable()
export class AlertLists {
  constructor(
    private readonly filters: JobFiltersResolver,
    private readonly offerQueries: OfferQueries,
  ) {}

  /** The one address of a list, whatever page or order of it was looked at. @throws DomainError NO_ALERT_ADDRESS, ALERT_OF_EVERYTHING */
  async normalAddress(address: string): Promise<string> {
    const given = filtersOf(address);
    if (given === null) {
      throw noAlertAddress();
    }
    const { resolved } = await this.filters.resolve(given, null);
    const normal = searchAddress(resolved.filters);
    if (normal === null) {
      throw alertOfEverything();
    }
    if (normal.length > LONGEST_ADDRESS) {
      throw noAlertAddress();
    }
    return normal;
  }

  /** In the order of the addresses. */
  async read(addresses: readonly string[], language: UiLanguage): Promise<AlertList[]> {
    const readings = await this.readings(addresses);
    return readings.map((reading) => ({
      heading: listHeading(reading.resolved, language),
      further: furtherFilters(reading.resolved.filters),
      gone: reading.refused.map(({ value }) => String(value)),
      reading,
    }));
  }

  /** What the search is asked for each of the lists, in the order of the addresses. */
  async queries(addresses: readonly string[]): Promise<OfferSearchQuery[]> {
    const readings = await this.readings(addresses);
    return readings.map(({ resolved }) => this.offerQueries.of(resolved, { size: 1, parts: 'page' }));
  }

  /** What the lists mean, in the order of the addresses; what is none of a list is one of everything. */
  readings(addresses: readonly string[]): Promise<FiltersReading[]> {
    return this.filters.resolveAll(addresses.map((address) => filtersOf(address) ?? NO_JOB_FILTERS));
  }
}

function filtersOf(address: string): JobListFilters | null {
  const [path = '', ...rest] = address.split('?');
  return readJobListAddress(path, rest.join('?'));
}
