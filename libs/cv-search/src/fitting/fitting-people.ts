import { type ApplicationFit, ProfileFits, type ShownProfile } from '@babelboard/matching/contract';
import { type KnownOffer, LiveOffersOfCompany, LoadKnownOffers } from '@babelboard/offers/contract';
import { inTurns } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { offerNotToCompareWith } from '../cv-search.errors.js';
import { NO_WHY } from '../engines/why-found.js';
import { WholePeople } from '../indexing/whole-people.js';
import type { FoundPeople } from '../searching/found-people.js';
import type { PeopleQuery } from '../searching/people-query.js';
import { PeopleSearch } from '../searching/people-search.js';
import { shownProfile } from './shown-profile.js';

/** So many of whom a search finds, the best matches, are put in order by fit. */
const MOST_ORDERED = 2_000;
/** Whole profiles are large: so many are read at a time. */
const AT_ONCE = 500;

/** A page in the order of the fit. */
export interface PeopleByFit extends FoundPeople {
  page: number;
  lastPage: number;
  /** Of the page. */
  fits: Map<number, ApplicationFit>;
  ordered: number;
}

/** Puts those whom a search finds in the order in which they fit an offer of the company. */
@Injectable()
export class FittingPeople {
  constructor(
    private readonly queries: QueryBus,
    private readonly offers: LiveOffersOfCompany,
    private readonly search: PeopleSearch,
    private readonly people: WholePeople,
    private readonly fits: ProfileFits,
  ) {}

  /** Offers of the company that people can be compared with, the newest first. */
  choices(companyId: number): Promise<{ id: number; title: string }[]> {
    return this.offers.all(companyId);
  }

  /** @throws DomainError OFFER_NOT_TO_COMPARE_WITH where it is not live, or another company's */
  async offer(companyId: number, offerId: number | undefined): Promise<KnownOffer> {
    const [offer] = offerId === undefined ? [] : await this.queries.execute(new LoadKnownOffers([offerId], true));
    if (offer === undefined || offer.companyId !== companyId || !offer.live) {
      throw offerNotToCompareWith();
    }
    return offer;
  }

  /**
   * The page of a query; one past the end gives the last. Whoever lacks a language that the offer insists on comes last, after
   * those who have no fit for another reason.
   * @throws DomainError SEARCH_UNAVAILABLE before the first index is built
   */
  async findPage(query: PeopleQuery, offer: KnownOffer): Promise<PeopleByFit> {
    const { size } = query;
    const found = await this.search.search({ ...query, sort: 'best', from: 0, size: MOST_ORDERED, snippets: false });
    const fits = await this.fits.of(offer, await this.shown(query.companyId, found.ids));
    const ordered = found.ids.toSorted((a, b) => placeOf(fits.get(b)) - placeOf(fits.get(a)));
    const lastPage = Math.max(1, Math.ceil(ordered.length / size));
    const page = Math.min(Math.floor(query.from / size) + 1, lastPage);
    const ids = ordered.slice((page - 1) * size, page * size);
    return { ...found, ids, page, lastPage, fits, ordered: ordered.length, ...(await this.why(query, ids)) };
  }

  /** What the company may see of them now. */
  private async shown(companyId: number, ids: readonly number[]): Promise<ShownProfile[]> {
    const profiles: ShownProfile[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const people = await this.people.findable(ids.slice(from, from + AT_ONCE));
      const visible = people.filter(({ profile }) => !profile.blockedCompanyIds.includes(companyId));
      profiles.push(...(await inTurns(visible, shownProfile)));
    }
    return profiles;
  }

  private async why(query: PeopleQuery, ids: number[]): Promise<Pick<FoundPeople, 'snippets' | 'otherNames'>> {
    if (query.words === '' || ids.length === 0) {
      return NO_WHY;
    }
    const page = { ...query, accountIds: ids, from: 0, size: ids.length, parts: 'page' } as const;
    const { snippets, otherNames } = await this.search.search(page);
    return { snippets, otherNames };
  }
}

/** What is higher comes first. */
function placeOf(fit: ApplicationFit | undefined): number {
  return fit?.matching?.score ?? (fit?.lacks === 'language' ? -2 : -1);
}
