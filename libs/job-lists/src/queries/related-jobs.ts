import type { OfferCard } from '@babelboard/offers/contract';
import { EVERY_OFFER, OfferSearch, type OfferSearchQuery } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { JobCard, JobResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { rankByRarity, similarTitleKeywords } from '../domain/similar-titles.js';
import { JobCards } from './job-cards.js';

export type Related = Pick<
  JobResponse,
  'relatedJobs' | 'relatedJobsAtCity' | 'relatedJobsAtCompany' | 'relatedJobsWithLanguages'
>;

export const NO_RELATED_JOBS: Related = {
  relatedJobs: [],
  relatedJobsAtCity: [],
  relatedJobsAtCompany: [],
  relatedJobsWithLanguages: [],
};

const SHOWN = 6;
/** So many that each list finds offers that no other one shows. */
const CANDIDATES = 30;

/** Finds offers that go with one: all searches at once, then one load of all cards. */
@Injectable()
export class RelatedJobs {
  constructor(
    private readonly search: OfferSearch,
    private readonly cards: JobCards,
  ) {}

  /** The four kinds; an offer stands in one of them only, unless a list would be empty otherwise. */
  async to(offer: OfferCard, language: UiLanguage): Promise<Related> {
    const cityIds = offer.places.flatMap(({ cityId }) => cityId ?? []);
    const eachLanguage = requiredLanguages(offer);
    const [similar, atCompany, atCity, withLanguages] = await Promise.all([
      this.similar(offer.title),
      this.candidates({ companyIds: [offer.companyId] }),
      cityIds.length === 0 ? [] : this.candidates({ cityIds }),
      eachLanguage.length === 0 ? [] : this.candidates({ eachLanguage }),
    ]);
    const taken = new Set([offer.id]);
    // The scarcest first, so that it is not left empty.
    const company = choose(atCompany, taken, offer.id);
    const alike = choose(similar, taken, offer.id);
    const city = choose(atCity, taken, offer.id);
    const languages = choose(withLanguages, taken, offer.id);
    const cards = await this.load([...company, ...alike, ...city, ...languages], offer.id, language);
    const pick = (ids: number[]) => ids.flatMap((id) => cards.get(id) ?? []);
    return {
      relatedJobs: pick(alike),
      relatedJobsAtCity: pick(city),
      relatedJobsAtCompany: pick(company),
      relatedJobsWithLanguages: pick(languages),
    };
  }

  /** Offers like one that has ended. */
  async toGone(id: number, title: string, language: UiLanguage): Promise<Related> {
    const ids = choose(await this.similar(title), new Set(), id);
    return { ...NO_RELATED_JOBS, relatedJobs: [...(await this.load(ids, id, language)).values()] };
  }

  private async similar(title: string): Promise<number[]> {
    const found = await Promise.all(
      similarTitleKeywords(title).map((keywords) =>
        this.search.search({ ...EVERY_OFFER, keywords: [keywords], size: CANDIDATES, parts: 'page' }),
      ),
    );
    return rankByRarity(found, found[0]?.totalActives ?? 0);
  }

  private async candidates(filter: Partial<OfferSearchQuery>): Promise<number[]> {
    const { ids } = await this.search.search({ ...EVERY_OFFER, ...filter, size: CANDIDATES, parts: 'page' });
    return ids;
  }

  /** Without those that stand for the offer itself in other places. */
  private async load(ids: number[], offerId: number, language: UiLanguage): Promise<Map<number, JobCard>> {
    const cards = await this.cards.load([...new Set(ids)], language);
    return new Map(
      cards.filter(({ also_in }) => also_in.every(({ id }) => id !== offerId)).map((card) => [card.id, card]),
    );
  }
}

/** Languages that an offer requires, or asks for where it requires none; each a list of alternatives. */
function requiredLanguages({ languages }: OfferCard): number[][] {
  const required = languages.some(({ mandatory }) => mandatory)
    ? languages.filter(({ mandatory }) => mandatory)
    : languages;
  const groups = new Map<string, number[]>();
  for (const { languageId, oneOfGroup } of required) {
    const key = oneOfGroup === null ? `language ${languageId}` : `group ${oneOfGroup}`;
    groups.set(key, [...(groups.get(key) ?? []), languageId]);
  }
  return [...groups.values()];
}

function choose(candidates: number[], taken: Set<number>, offerId: number): number[] {
  const others = candidates.filter((id) => id !== offerId);
  const fresh = others.filter((id) => !taken.has(id)).slice(0, SHOWN);
  for (const id of fresh) {
    taken.add(id);
  }
  return fresh.length > 0 ? fresh : others.slice(0, SHOWN);
}
