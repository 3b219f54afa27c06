import { BlockedCompanies } from '@babelboard/candidates/contract';
import { HiddenCompanies } from '@babelboard/favorites/contract';
import { OfferQueries, type ResolvedJobFilters } from '@babelboard/job-lists/contract';
import { SummariseOffers } from '@babelboard/offers/contract';
import { OfferSearch } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListingTimes } from '../store/listing-times.js';

/** So many of the newest offers of a list are looked at. */
export const MOST_LOOKED_AT = 200;
const AT_ONCE = 100;

export interface NewOffer {
  id: number;
  publishedAt: Date;
}

export interface NewOffersOfList {
  /** The newest first. */
  offers: NewOffer[];
  /** Whether there may be more than were looked at. */
  orMore: boolean;
}

/** What is looked at. */
interface LookedAt {
  /** Null for who has no account. */
  accountId: number | null;
  since: Date;
  until: Date;
  /** These alone; none: all. */
  offerIds?: number[];
}

/** Finds what newly stands in a list, by the search that shows the list. */
@Injectable()
export class NewOffers {
  constructor(
    private readonly search: OfferSearch,
    private readonly offerQueries: OfferQueries,
    private readonly queries: QueryBus,
    private readonly hidden: HiddenCompanies,
    private readonly blocked: BlockedCompanies,
    private readonly listingTimes: ListingTimes,
  ) {}

  /**
   * Live offers that lists began to show after `since` and until `until`, without those of companies that the person hid or blocked.
   * @throws DomainError SEARCH_UNAVAILABLE
   */
  async find(list: ResolvedJobFilters, { accountId, since, until, offerIds = [] }: LookedAt): Promise<NewOffersOfList> {
    const withoutCompanyIds = accountId === null ? [] : await this.without(accountId);
    const asked = this.offerQueries.of({ ...list, withoutCompanyIds }, { size: AT_ONCE, parts: 'page' });
    const query = { ...asked, offerIds };
    const ids: number[] = [];
    let total = Number.POSITIVE_INFINITY;
    while (ids.length < Math.min(total, MOST_LOOKED_AT)) {
      const page = await this.search.search({ ...query, sort: 'newest', from: ids.length });
      total = page.total;
      if (page.ids.length === 0) break;
      ids.push(...page.ids);
    }
    const [summaries, listed] = await Promise.all([
      this.queries.execute(new SummariseOffers(ids)),
      this.listingTimes.of(ids),
    ]);
    const offers = summaries.flatMap(({ id, live, publishedAt }) => {
      const newsAt = listed.get(id) ?? publishedAt;
      return live && newsAt > since && newsAt <= until ? [{ id, publishedAt }] : [];
    });
    return { offers, orMore: total > ids.length && offers.length === ids.length };
  }

  private async without(accountId: number): Promise<number[]> {
    const [hidden, blocked] = await Promise.all([this.hidden.idsOf([accountId]), this.blocked.of(accountId)]);
    return [...new Set([...(hidden.get(accountId) ?? []), ...blocked.map(({ id }) => id)])];
  }
}
