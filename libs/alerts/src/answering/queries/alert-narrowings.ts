import {
  chosenValues,
  type FiltersReading,
  filterValueName,
  type ResolvedJobFilters,
} from '@babelboard/job-lists/contract';
import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { OfferSearch } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import { UNFIT_REASONS } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { AlertPreviews } from '../../digests/queries/alert-previews.js';
import { AlertLists } from '../../saving/queries/alert-lists.js';
import {
  type AlternativesFilter,
  alternativesOf,
  type NarrowerList,
  narrowerLists,
  withValues,
} from '../domain/narrower-lists.js';

/** How much an alert would have told in the days of a preview. */
export interface AlertYield {
  offers: number;
  /** Whether there are more than were counted. */
  orMore: boolean;
}

/** A change of an alert after which it does not bring an offer any more. */
export interface AlertNarrowing extends AlertYield, Pick<NarrowerList, 'reason' | 'filter'> {
  /** Its list from then on: path and query. */
  address: string;
  /** By what of the filter the offer stands in the list, in words. */
  has: string[];
  /** What the filter asks for from then on, in words. */
  asks: string[];
}

/** The alert that is asked about. */
interface AskedAlert {
  address: string;
  /** Null where it is a guest's. */
  accountId: number | null;
}

/** Finds how an alert has to be changed so that it leaves out an offer: one change of its filters for each reason. */
@Injectable()
export class AlertNarrowings {
  constructor(
    private readonly lists: AlertLists,
    private readonly search: OfferSearch,
    private readonly previews: AlertPreviews,
  ) {}

  /**
   * Null where the list of the alert does not show the offer. Whether a list shows it, and how much it has, says the search that lists and mails ask.
   * @throws DomainError SEARCH_UNAVAILABLE
   */
  async find(
    alert: AskedAlert,
    offerId: number,
    language: UiLanguage,
  ): Promise<{ now: AlertYield; narrowings: AlertNarrowing[] } | null> {
    const found = await this.leavingOut(alert.address, offerId);
    if (found === null) {
      return null;
    }
    const [now, ...narrowings] = await Promise.all([
      this.yieldOf(alert, alert.address, language),
      ...found.map((list) => this.present(alert, list, language)),
    ]);
    return { now, narrowings };
  }

  /** Whether a list is one of those that `find` proposes. */
  async proposes(address: string, offerId: number, narrower: string): Promise<boolean> {
    const found = await this.leavingOut(address, offerId);
    return found?.some(({ filters }) => writeJobListAddress(filters) === narrower) ?? false;
  }

  /** The first list of each reason that does not show the offer; null where that of the alert does not either. */
  private async leavingOut(address: string, offerId: number): Promise<NarrowerList[] | null> {
    const { filters } = await this.resolved(address);
    const tried = alternativesOf(filters).flatMap(({ filter, values }) => values.map((value) => ({ filter, value })));
    const [isThere, ...shown] = await this.show(offerId, [
      filters,
      ...tried.map(({ filter, value }) => withValues(filters, filter, [value])),
    ]);
    if (isThere !== true) {
      return null;
    }
    const bringing = new Map<AlternativesFilter, string[]>();
    for (const { filter, value } of tried.filter((_, at) => shown[at])) {
      bringing.set(filter, [...(bringing.get(filter) ?? []), value]);
    }
    const narrower = narrowerLists(filters, bringing);
    const stillThere = await this.show(
      offerId,
      narrower.map((list) => list.filters),
    );
    const without = narrower.filter((_, at) => stillThere[at] === false);
    return UNFIT_REASONS.flatMap((reason) => without.find((list) => list.reason === reason) ?? []);
  }

  private async show(offerId: number, lists: readonly JobListFilters[]): Promise<boolean[]> {
    const queries = await this.lists.queries(lists.map(writeJobListAddress));
    const totals = await this.search.totals(queries.map((query) => ({ ...query, offerIds: [offerId] })));
    return totals.map((total) => total > 0);
  }

  private async present(
    alert: AskedAlert,
    { reason, filter, by, filters }: NarrowerList,
    language: UiLanguage,
  ): Promise<AlertNarrowing> {
    const address = writeJobListAddress(filters);
    const [amount, narrower, before] = await Promise.all([
      this.yieldOf(alert, address, language),
      this.resolved(address),
      by === null ? null : this.resolved(writeJobListAddress(by)),
    ]);
    const has = before === null ? [] : valueNames(before, filter, language);
    return { ...{ reason, filter, address, has }, asks: valueNames(narrower, filter, language), ...amount };
  }

  private async yieldOf({ accountId }: AskedAlert, address: string, language: UiLanguage): Promise<AlertYield> {
    const { offers, orMore } = await this.previews.of(accountId, address, language);
    return { offers: offers.length, orMore };
  }

  private async resolved(address: string): Promise<ResolvedJobFilters> {
    const [reading] = await this.lists.readings([address]);
    return (reading as FiltersReading).resolved;
  }
}

/** What a filter of a list asks for, in words; of no distance at all the city alone. */
function valueNames(list: ResolvedJobFilters, filter: NarrowerList['filter'], language: UiLanguage): string[] {
  if (filter === 'literal') {
    return list.filters.keywords;
  }
  const group = filter === 'radius' && list.filters.radius === null ? 'location' : filter;
  return chosenValues(list, group).map((value) => filterValueName(list, group, value, language));
}
