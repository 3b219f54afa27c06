import type { SpokenLanguage } from '@babelboard/candidates/contract';
import { Clock, inTurns } from '@babelboard/platform';
import { EscoRelations, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { type ReadTitle, TitleOccupations } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { type OfferSaid, OffersToMatch } from '../keeping/inputs/offers-to-match.js';
import { type ApplicationFit, fitOfApplication } from '../scoring/domain/fit-of-application.js';
import { latestPositions } from '../scoring/domain/latest-positions.js';
import { NOT_FOR_COMPANIES, type WhatPersonBrings } from '../scoring/domain/what-person-brings.js';
import { yearsOfExperience } from '../scoring/domain/years-of-experience.js';

/** What somebody is called, in a language (ISO 639-1). */
interface SaidTitle {
  title: string;
  language: string;
}

/** What a company may see of a profile, as far as a score looks at it. */
export interface ShownProfile {
  id: number;
  headlines: SaidTitle[];
  languages: SpokenLanguage[];
  skillIds: number[];
  positions: { titles: SaidTitle[]; startedOn: string; endedOn: string | null }[];
}

/** Works out how people whom a company found fit one of its offers, by what counts for applications. Nothing of it is stored. */
@Injectable()
export class ProfileFits {
  constructor(
    private readonly offers: OffersToMatch,
    private readonly relations: EscoRelations,
    private readonly titles: TitleOccupations,
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  /** By the id of the profile, in its turns: thousands hold nobody up. */
  async of(offer: OfferSaid, profiles: readonly ShownProfile[]): Promise<Map<number, ApplicationFit>> {
    const [graph, read, { asks }] = await Promise.all([
      this.relations.load(),
      this.titles.open(),
      this.offers.read(offer),
    ]);
    const fits = await inTurns(profiles, (one): [number, ApplicationFit] => [
      one.id,
      fitOfApplication(this.brings(one, read), asks, graph),
    ]);
    return new Map(fits);
  }

  private brings({ headlines, languages, skillIds, positions }: ShownProfile, read: ReadTitle): WhatPersonBrings {
    const called = (all: readonly SaidTitle[]) => [
      ...new Set(all.flatMap(({ title, language }) => read(title, language))),
    ];
    return {
      ...NOT_FOR_COMPANIES,
      languages: languages.flatMap(({ languageId, level }) => {
        const slug = this.catalogue.language(languageId)?.slug;
        return slug === undefined ? [] : [{ languageId, slug, level }];
      }),
      skillIds,
      headlineOccupationIds: called(headlines),
      positionOccupationIds: called(latestPositions(positions).flatMap(({ titles }) => titles)),
      experienceYears: yearsOfExperience(positions, this.clock.now()),
    };
  }
}
