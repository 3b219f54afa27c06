import type { SpokenLanguage } from '@babelboard/candidates/contract';
import { inTurns } from '@babelboard/platform';
import { EscoRelations, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { type ReadTitle, TitleOccupations } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { type OfferSaid, OffersToMatch } from '../keeping/inputs/offers-to-match.js';
import { type ApplicationFit, fitOfApplication } from '../scoring/domain/fit-of-application.js';
import { latestPositions } from '../scoring/domain/latest-positions.js';
import type { WhatOfferAsks } from '../scoring/domain/what-offer-asks.js';
import { NOT_FOR_COMPANIES, type WhatPersonBrings } from '../scoring/domain/what-person-brings.js';
import { yearsOfExperience } from '../scoring/domain/years-of-experience.js';

/** What of an application a score looks at, as it was sent. */
export interface SentApplication {
  id: number;
  offerId: number;
  appliedAt: Date;
  headline: string;
  languages: SpokenLanguage[];
  skillIds: number[];
  experience: { position: string; from: string | null; to: string | null }[];
}

/** Works out how applications fit the offers that they are for, by the function that finds matchings. Nothing of it is stored. */
@Injectable()
export class ApplicationFits {
  constructor(
    private readonly offers: OffersToMatch,
    private readonly relations: EscoRelations,
    private readonly titles: TitleOccupations,
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /** By application, in its turns: thousands hold nobody up. Those whose offer is not among `offers` are left out. */
  async of(
    offers: readonly (OfferSaid & { id: number })[],
    sent: readonly SentApplication[],
  ): Promise<Map<number, ApplicationFit>> {
    const [graph, read, asks] = await Promise.all([
      this.relations.load(),
      this.titles.open(),
      this.offers.readAll(offers),
    ]);
    const asked = new Map(offers.map(({ id }, at) => [id, asks[at] as WhatOfferAsks]));
    const fits = await inTurns(sent, (one): [number, ApplicationFit][] => {
      const of = asked.get(one.offerId);
      return of === undefined ? [] : [[one.id, fitOfApplication(this.brings(one, read), of, graph)]];
    });
    return new Map(fits.flat());
  }

  private brings({ appliedAt, headline, skillIds, ...sent }: SentApplication, read: ReadTitle): WhatPersonBrings {
    const languages = sent.languages.flatMap(({ languageId, level }) => {
      const known = this.catalogue.language(languageId);
      return known === undefined ? [] : [{ languageId, slug: known.slug, code: known.code, level }];
    });
    const called = (title: string) => readIn(languages, title, read);
    const spans = sent.experience.flatMap(({ position, from, to }) =>
      from === null ? [] : [{ position, startedOn: from, endedOn: to }],
    );
    return {
      ...NOT_FOR_COMPANIES,
      languages: languages.map(({ languageId, slug, level }) => ({ languageId, slug, level })),
      skillIds,
      headlineOccupationIds: called(headline),
      positionOccupationIds: [...new Set(latestPositions(spans).flatMap(({ position }) => called(position)))],
      // What went on then is counted until then: an application stays as it was.
      experienceYears: yearsOfExperience(spans, appliedAt),
    };
  }
}

/** Applications do not say in which language a title is: it is read in each that its writer speaks. */
function readIn(languages: readonly { code: string }[], title: string, read: ReadTitle): number[] {
  const ids = [...new Set(languages.flatMap(({ code }) => read(title, code)))];
  return ids.length > 0 ? ids : read(title, null);
}
