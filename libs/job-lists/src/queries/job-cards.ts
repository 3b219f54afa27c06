import { CompanyDirectory } from '@babelboard/companies/contract';
import { LoadKnownOffers, LoadOfferCards, type OfferCard } from '@babelboard/offers/contract';
import type { OfferSearchQuery, OfferSearchResult } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobCard } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JobPresenter } from './job-presenter.js';

/** Where a list looks for offers. */
type Places = Pick<OfferSearchQuery, 'cityIds' | 'countryIds'>;

/** An offer to show, and the one that was found: they differ where another offer stands for several places. */
interface Shown {
  offer: OfferCard;
  foundId: number;
}

const NOTHING_FOUND: Pick<OfferSearchResult, 'snippets' | 'synonyms'> = { snippets: new Map(), synonyms: new Map() };

/** Nothing was searched for. */
const NO_WORDS = { snippet: '', synonyms: [] };

/** Loads offers as lists show them, in as many queries for one as for fifty. */
@Injectable()
export class JobCards {
  constructor(
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly presenter: JobPresenter,
  ) {}

  /**
   * Cards in the order of `ids`; an offer that ended meanwhile is left out. Of the same job in several places the one is
   * shown that is in the list's `places`, and of an offer in several the place that is among them stands first.
   */
  async load(ids: number[], language: UiLanguage, found = NOTHING_FOUND, places?: Places): Promise<JobCard[]> {
    const loaded = await this.queries.execute(new LoadOfferCards(ids));
    const shown = await this.inPlaces(loaded, places);
    const companies = await this.companies.cards(loaded.map(({ companyId }) => companyId));
    return shown.map(({ offer, foundId }) => {
      const words = { snippet: found.snippets.get(foundId) ?? '', synonyms: found.synonyms.get(foundId) ?? [] };
      const card = this.presenter.card(offer, companies.get(offer.companyId), words, language);
      return { ...card, places: wantedFirst(card.places, offer, places) };
    });
  }

  /**
   * Cards in the order of `ids`, also of offers that have ended: as they were, without a way to apply.
   * @param alone without the other places of the same job
   */
  async loadKnown(ids: number[], language: UiLanguage, alone = false): Promise<JobCard[]> {
    const offers = await this.queries.execute(new LoadKnownOffers(ids, alone));
    const companies = await this.companies.cards(offers.map(({ companyId }) => companyId));
    return offers.map((offer) => {
      const card = this.presenter.card(offer, companies.get(offer.companyId), NO_WORDS, language);
      return offer.live ? card : { ...card, extra: { ...card.extra, available: false, redirect: null } };
    });
  }

  private async inPlaces(offers: OfferCard[], places: Places | undefined): Promise<Shown[]> {
    const memberOf = new Map(
      offers.flatMap((offer): [number, number][] => {
        const member = places && !isIn(offer, places) && offer.duplicates.find((other) => isIn(other, places));
        return member ? [[offer.id, member.id]] : [];
      }),
    );
    const members = memberOf.size === 0 ? [] : await this.queries.execute(new LoadOfferCards([...memberOf.values()]));
    const byId = new Map(members.map((member) => [member.id, member]));
    return offers.map((offer) => ({ offer: byId.get(memberOf.get(offer.id) ?? 0) ?? offer, foundId: offer.id }));
  }
}

/** Who looks in Hamburg reads first that it is there; the address of the offer stays. */
function wantedFirst(
  named: JobCard['places'],
  { places }: Pick<OfferCard, 'places'>,
  { cityIds, countryIds }: Places = { cityIds: [], countryIds: [] },
): JobCard['places'] {
  const inCity = places.findIndex(({ cityId }) => cityId !== null && cityIds.includes(cityId));
  const at =
    inCity === -1 ? places.findIndex(({ countryId }) => countryId !== null && countryIds.includes(countryId)) : inCity;
  const wanted = named[at];
  return wanted === undefined ? named : [wanted, ...named.filter((place) => place !== wanted)];
}

function isIn({ places }: Pick<OfferCard, 'places'>, { cityIds, countryIds }: Places): boolean {
  return (
    (cityIds.length === 0 && countryIds.length === 0) ||
    places.some(
      ({ cityId, countryId }) =>
        (cityId !== null && cityIds.includes(cityId)) || (countryId !== null && countryIds.includes(countryId)),
    )
  );
}
