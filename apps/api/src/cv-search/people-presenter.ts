import type { AnonymousPerson, FoundPeople } from '@babelboard/cv-search';
import { countsAs, LANGUAGE_LEVELS } from '@babelboard/language-check';
import type { ApplicationFit } from '@babelboard/matching';
import { Clock } from '@babelboard/platform';
import { cityNameIn, type NameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import {
  type FoundPerson,
  LAST_ACTIVE,
  type ListedPerson,
  type LockedPerson,
  PEOPLE_ACTIVE_WEEKS,
  type PeopleFacetEntry,
  type PeopleQuery,
  type PeopleResponse,
} from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentLanguageLevel } from '../candidates/present-language-level.js';
import { presentSpokenLanguages } from '../candidates/present-spoken-languages.js';
import { MatchingPresenter } from '../matchings/matching-presenter.js';
import type { ReadPeopleQuery } from './read-people-query.js';

type Facets = PeopleResponse['facets'];
type NamedWithId = { id: number } & NameIn;

const WEEK_MS = 604_800_000;

/** People whom companies found, in the words of the wire: the one place where ids become names. */
@Injectable()
export class PeoplePresenter {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
    private readonly matchings: MatchingPresenter,
  ) {}

  /** @param id by which the company knows the person */
  card(person: AnonymousPerson, id: string, snippet: string, language: UiLanguage): FoundPerson {
    return {
      id,
      headline: person.headline,
      positions: person.positions,
      city: person.cityId === null ? null : (this.city(person.cityId, language) ?? null),
      country: person.countryId === null ? null : (this.country(person.countryId, language) ?? null),
      experience_years: person.experienceYears === null ? null : Math.floor(person.experienceYears),
      languages: presentSpokenLanguages(person.languages, this.catalogue),
      skills: person.skills.flatMap(({ skillId, ownName }): FoundPerson['skills'] => {
        const skill = skillId === null ? undefined : this.catalogue.skill(skillId);
        if (skill !== undefined) return [{ id: skill.id, ...nameIn(skill, language) }];
        return ownName === null ? [] : [{ id: null, name: ownName }];
      }),
      destinations: person.destinationIds.flatMap((country) => this.country(country, language) ?? []),
      relocate: person.relocate,
      working_status: person.workingStatus,
      pay_from: person.payFrom,
      last_active: this.lastActive(person.activeWeek),
      snippet,
    };
  }

  /** How somebody fits an offer. */
  fit({ matching, lacks }: ApplicationFit, language: UiLanguage): ListedPerson['fit'] {
    const score = matching && Math.round(matching.score);
    return { score, lacks, matching: matching && this.matchings.fit(matching, language) };
  }

  whole(person: AnonymousPerson, id: string, language: UiLanguage): LockedPerson {
    const { snippet: _, ...card } = this.card(person, id, '', language);
    return {
      ...card,
      letter: person.letter,
      experience: person.experience,
      education: person.education.map(({ iscedLevel, ...entry }) => ({ ...entry, level: iscedLevel })),
      sectors: person.sectorIds.flatMap((sector) => this.sector(sector, language) ?? []),
      work_permit: person.workPermit,
      internship: person.internship,
    };
  }

  facets({ facets }: FoundPeople, language: UiLanguage): Facets {
    const named = (entries: { id: number; total: number }[], name: (id: number) => NamedWithId | undefined) =>
      entries.flatMap(({ id, total }): PeopleFacetEntry[] => {
        const found = name(id);
        return found === undefined ? [] : [{ id, name: found.name, total }];
      });
    const numbers = (entries: { id: number; total: number }[]) =>
      entries.map(({ id, total }): PeopleFacetEntry => ({ id, name: String(id), total }));
    return {
      countries: named(facets.countries, (id) => this.country(id, language)),
      cities: named(facets.cities, (id) => this.city(id, language)),
      languages: facets.languages.flatMap(({ id, total }) => {
        const record = this.catalogue.language(id);
        // Swiss German counts as German: both would say the same.
        return record === undefined || countsAs(record.slug) !== record.slug
          ? []
          : [{ id, name: nameIn(record, language).name, slug: record.slug, total }];
      }),
      skills: named(facets.skills, (id) => this.skill(id, language)),
      sectors: named(facets.sectors, (id) => this.sector(id, language)),
      experience: numbers(facets.experience),
      pay: numbers(facets.pay),
      status: numbers(facets.workingStatuses),
      active: numbers(this.withinWeeks(facets.activeWeeks)),
    };
  }

  /** What the values of the filters are called. */
  chosen(
    { countries, cities, skills, sectors }: Pick<PeopleQuery, 'countries' | 'cities' | 'skills' | 'sectors'>,
    language: UiLanguage,
  ): PeopleResponse['chosen'] {
    return {
      countries: countries.flatMap((id) => this.country(id, language) ?? []),
      cities: cities.flatMap((id) => this.city(id, language) ?? []),
      skills: skills.flatMap((id) => this.skill(id, language) ?? []),
      sectors: sectors.flatMap((id) => this.sector(id, language) ?? []),
    };
  }

  /** Null where nothing was read. */
  reading({ query, read }: ReadPeopleQuery, language: UiLanguage): PeopleResponse['reading'] {
    const { countryIds, cityIds, languages } = read;
    if (countryIds.length + cityIds.length + languages.length === 0) {
      return null;
    }
    return {
      countries: countryIds.flatMap((id) => this.country(id, language) ?? []),
      cities: cityIds.flatMap((id) => this.city(id, language) ?? []),
      languages: languages.flatMap(({ languageId, level }) => {
        const record = this.catalogue.language(languageId);
        // Any level was meant where none stood beside it.
        const cefr = level === LANGUAGE_LEVELS.A1 ? null : presentLanguageLevel(level).cefr;
        return record === undefined ? [] : [{ slug: record.slug, name: nameIn(record, language).name, cefr }];
      }),
      words: query.words,
    };
  }

  private country(id: number, language: UiLanguage): NamedWithId | undefined {
    const country = this.catalogue.country(id);
    return country && { id, ...nameIn(country, language) };
  }

  private city(id: number, language: UiLanguage): NamedWithId | undefined {
    const city = this.catalogue.city(id);
    return city && { id, name: cityNameIn(city, language) };
  }

  private skill(id: number, language: UiLanguage): NamedWithId | undefined {
    const skill = this.catalogue.skill(id);
    return skill && { id, ...nameIn(skill, language) };
  }

  private sector(id: number, language: UiLanguage): NamedWithId | undefined {
    const sector = this.catalogue.sectorById(id);
    return sector && { id, ...nameIn(sector, language) };
  }

  /** How many were here within so many weeks: each counts for its own and all longer ones. */
  private withinWeeks(weeks: readonly { id: number; total: number }[]): { id: number; total: number }[] {
    const now = this.thisWeek();
    return PEOPLE_ACTIVE_WEEKS.map((within) => ({
      id: within,
      total: weeks.filter(({ id }) => id > now - within).reduce((sum, { total }) => sum + total, 0),
    }));
  }

  private lastActive(week: number): FoundPerson['last_active'] {
    const ago = this.thisWeek() - week;
    const at = PEOPLE_ACTIVE_WEEKS.findIndex((within) => ago < within);
    return LAST_ACTIVE[at === -1 ? LAST_ACTIVE.length - 1 : at] ?? 'longer';
  }

  private thisWeek(): number {
    return Math.floor(this.clock.now().getTime() / WEEK_MS);
  }
}
