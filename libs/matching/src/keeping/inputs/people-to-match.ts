import { type WorkProfile, WorkProfiles } from '@babelboard/candidates/contract';
import { HiddenCompanies } from '@babelboard/favorites/contract';
import { Clock, type Subject } from '@babelboard/platform';
import { EscoRelations, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { type ReadTitle, TitleOccupations } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { latestPositions } from '../../scoring/domain/latest-positions.js';
import { type Nearness, nearnessOfPerson } from '../../scoring/domain/nearness.js';
import { NOTHING_TURNED_DOWN, type WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { yearsOfExperience } from '../../scoring/domain/years-of-experience.js';
import { NamesForScores } from './names-for-scores.js';
import { TurnedDownOffers } from './turned-down-offers.js';

/** Somebody whose matchings are kept, with what they bring. */
export interface PersonToMatch {
  id: number;
  brings: WhatPersonBrings;
  nearness: Nearness;
}

/** Reads what people bring; those with a profile below intermediate are left out. */
@Injectable()
export class PeopleToMatch implements Subject<PersonToMatch> {
  constructor(
    private readonly profiles: WorkProfiles,
    private readonly hidden: HiddenCompanies,
    private readonly relations: EscoRelations,
    private readonly titles: TitleOccupations,
    private readonly catalogue: ReferenceCatalogue,
    private readonly names: NamesForScores,
    private readonly turnedDown: TurnedDownOffers,
    private readonly clock: Clock,
  ) {}

  listIds(afterId: number, limit: number): Promise<number[]> {
    return this.profiles.listIds(afterId, limit);
  }

  async load(ids: number[]): Promise<PersonToMatch[]> {
    const [graph, read] = await Promise.all([this.relations.load(), this.titles.open()]);
    const profiles = await this.profiles.load(ids);
    const hidden = await this.hidden.idsOf(ids);
    const turnedDown = await this.turnedDown.of(ids);
    return profiles.map((profile) => {
      const without = [...new Set([...profile.blockedCompanyIds, ...(hidden.get(profile.accountId) ?? [])])];
      const brings = {
        ...this.brings(profile, read),
        withoutCompanyIds: without.sort((a, b) => a - b),
        turnedDown: turnedDown.get(profile.accountId) ?? NOTHING_TURNED_DOWN,
      };
      return { id: profile.accountId, brings, nearness: nearnessOfPerson(brings, graph) };
    });
  }

  private brings(profile: WorkProfile, read: ReadTitle): Omit<WhatPersonBrings, 'withoutCompanyIds' | 'turnedDown'> {
    const latest = latestPositions(profile.positions);
    const called = (titles: readonly { title: string; language: string }[]) => [
      ...new Set(titles.flatMap(({ title, language }) => read(title, language))),
    ];
    return {
      languages: profile.languages.flatMap(({ languageId, level }) => {
        const slug = this.catalogue.language(languageId)?.slug;
        return slug === undefined ? [] : [{ languageId, slug, level }];
      }),
      skillIds: profile.skillIds,
      headlineOccupationIds: called(profile.headlines),
      positionOccupationIds: called(latest.flatMap(({ titles }) => titles)),
      home: this.names.spot(profile.cityId, profile.countryId),
      destinationCountryIds: profile.destinationIds,
      relocate: profile.relocate,
      sectionIds: [
        ...new Set(
          profile.sectorIds.flatMap((id) => {
            const code = this.catalogue.sectorById(id)?.code;
            return code === undefined ? [] : (this.names.sectionOfSector(code) ?? []);
          }),
        ),
      ],
      experienceYears: yearsOfExperience(profile.positions, this.clock.now()),
      internship: profile.workInternship,
      payFrom: profile.salaryFrom,
      workPermit: profile.workPermit,
    };
  }
}
