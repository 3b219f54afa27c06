import { CompanyDirectory } from '@babelboard/companies/contract';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCES,
  type Experience,
  ListLiveOfferIds,
  LoadSearchableOffers,
  type SearchableOffer,
  salaryPerYear,
} from '@babelboard/offers/contract';
import type { Subject } from '@babelboard/platform';
import { EscoRelations, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { type ReadTitle, TitleOccupations } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Nearness, nearnessOfOffer } from '../../scoring/domain/nearness.js';
import { sectionOfWork } from '../../scoring/domain/sections-of-work.js';
import type { Relations } from '../../scoring/domain/skill-closeness.js';
import type { AskedLanguage, WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import { NamesForScores } from './names-for-scores.js';

/** A live offer with what it asks. */
export interface OfferToMatch {
  id: number;
  companyId: number;
  asks: WhatOfferAsks;
  nearness: Nearness;
  suggested: boolean;
  postedAt: Date;
}

/** What of an offer a score looks at; a draft has it, too. */
export type OfferSaid = Pick<
  SearchableOffer,
  | 'companyId'
  | 'title'
  | 'adLanguageId'
  | 'workingLanguageId'
  | 'places'
  | 'languages'
  | 'skillIds'
  | 'remote'
  | 'experience'
  | 'employmentTypes'
  | 'salary'
> & { versions: { title: string; languageId: number }[] };

/** Years that an ad means at least. */
const YEARS: Record<Experience, number> = {
  [EXPERIENCES.none]: 0,
  [EXPERIENCES.upToTwoYears]: 1,
  [EXPERIENCES.twoToFiveYears]: 2,
  [EXPERIENCES.moreThanFiveYears]: 5,
  [EXPERIENCES.management]: 5,
  [EXPERIENCES.executive]: 8,
};

const TRAININGS: readonly number[] = [EMPLOYMENT_TYPES.internship, EMPLOYMENT_TYPES.apprenticeship];

/** Reads what live offers ask. */
@Injectable()
export class OffersToMatch implements Subject<OfferToMatch> {
  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
    private readonly relations: EscoRelations,
    private readonly titles: TitleOccupations,
    private readonly companies: CompanyDirectory,
    private readonly names: NamesForScores,
  ) {}

  listIds(afterId: number, limit: number): Promise<number[]> {
    return this.queries.execute(new ListLiveOfferIds(afterId, limit));
  }

  async load(ids: number[]): Promise<OfferToMatch[]> {
    const graph = await this.relations.load();
    const offers = await this.queries.execute(new LoadSearchableOffers(ids));
    const asked = await this.readAll(offers);
    return offers.map(({ id, companyId, postedAt, shown, sunk }, at) => {
      const asks = asked[at] as WhatOfferAsks;
      return { id, companyId, postedAt, asks, nearness: nearnessOfOffer(asks, graph), suggested: shown && !sunk };
    });
  }

  /** What an offer asks as far as it is written. */
  async read(said: OfferSaid): Promise<Pick<OfferToMatch, 'asks' | 'nearness'>> {
    const [asks] = (await this.readAll([said])) as [WhatOfferAsks];
    return { asks, nearness: nearnessOfOffer(asks, await this.relations.load()) };
  }

  /** What offers ask, in their order, whether they are live, have ended or are not written yet. */
  async readAll(offers: readonly OfferSaid[]): Promise<WhatOfferAsks[]> {
    const [graph, read] = await Promise.all([this.relations.load(), this.titles.open()]);
    const sectors = await this.companies.sectorCodes(offers.map(({ companyId }) => companyId));
    return offers.map((said) => this.asks(said, { read, graph, sector: sectors.get(said.companyId) ?? null }));
  }

  private asks(
    offer: OfferSaid,
    { read, graph, sector }: { read: ReadTitle; graph: Relations; sector: string | null },
  ): WhatOfferAsks {
    const titles = [{ title: offer.title, languageId: offer.adLanguageId }, ...offer.versions];
    const occupationIds = unique(
      titles.flatMap(({ title, languageId }) => read(title, this.names.languageCode(languageId))),
    );
    return {
      companyId: offer.companyId,
      ...this.languages(offer),
      skillIds: unique(offer.skillIds),
      occupationIds,
      places: offer.places.map(({ cityId, countryId }) => this.names.spot(cityId, countryId)),
      remote: offer.remote,
      experienceYears: offer.experience === null ? null : YEARS[offer.experience],
      sectionIds: this.sections(sector, occupationIds, graph),
      employmentTypes: offer.employmentTypes,
      internship: isTraining(offer.employmentTypes),
      payPerYear: this.payPerYear(offer),
      // No offer of the board says it yet.
      asksPermit: null,
    };
  }

  /** Where an offer names no language, the one that it is written in is wished for: whoever cannot read it will hardly apply. */
  private languages({ languages, workingLanguageId, adLanguageId }: OfferSaid) {
    const asked = (mandatory: boolean) =>
      languages
        .filter((one) => one.mandatory === mandatory)
        .flatMap(({ languageId, level, oneOfGroup }): AskedLanguage[] => {
          const slug = this.catalogue.language(languageId)?.slug;
          return slug === undefined ? [] : [{ languageId, slug, level, oneOf: oneOfGroup ?? null }];
        });
    const own = workingLanguageId ?? (languages.length === 0 ? adLanguageId : null);
    const isNamed = languages.some(({ languageId }) => languageId === own);
    const slug = own === null || isNamed ? undefined : this.catalogue.language(own)?.slug;
    const further = own === null || slug === undefined ? [] : [{ languageId: own, slug, level: null, oneOf: null }];
    return { mandatoryLanguages: asked(true), wishedLanguages: [...asked(false), ...further] };
  }

  private sections(sector: string | null, occupationIds: readonly number[], graph: Relations): number[] {
    const own = sector === null ? null : this.names.sectionOfSector(sector);
    if (own !== null) {
      return [own];
    }
    return unique(
      occupationIds.flatMap((id) => {
        const unit = graph.iscoUnit(id);
        const letter = unit === null ? null : sectionOfWork(unit);
        return letter === null ? [] : (this.names.sectionOfSector(letter) ?? []);
      }),
    );
  }

  private payPerYear({ salary }: OfferSaid): number | null {
    if (salary === null) {
      return null;
    }
    const { min, max } = salaryPerYear(salary);
    const amount = max ?? min;
    const euro = amount === null ? null : this.catalogue.inEuro(amount, salary.currency);
    return euro === null ? null : Math.round(euro);
  }
}

function isTraining(types: readonly number[]): boolean | null {
  return types.length === 0 ? null : types.every((type) => TRAININGS.includes(type));
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
