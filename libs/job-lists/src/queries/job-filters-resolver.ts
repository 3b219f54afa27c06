import type { JobListFilters } from '@babelboard/job-paths';
import { REMOTE_MODES } from '@babelboard/offers/contract';
import {
  type CityRecord,
  type CountryRecord,
  Gazetteer,
  type LanguageRecord,
  type PlaceFinder,
  ReferenceCatalogue,
} from '@babelboard/reference-data/contract';
import { OfferSuggestions } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import { FilterValues } from '../domain/filter-values.js';
import { languageLevelOf, languageLevelSlug } from '../domain/language-level-slug.js';
import type { FiltersReading, ListedCompany, ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import {
  radiusWithoutCity,
  unknownCompany,
  unknownLanguage,
  unknownLanguageLevel,
  unknownLocation,
  unknownMinisite,
  unknownRemote,
  unknownSkill,
} from '../job-list.errors.js';
import { ListedCompanies } from './listed-companies.js';

const slug = (record: { slug: string }) => record.slug;

/** What is looked up in the database before the words are read. */
interface LookedUp {
  company: ListedCompany | null;
  places: Map<string, CountryRecord | CityRecord | undefined>;
}

/** Finds what the words of a list's address mean. */
@Injectable()
export class JobFiltersResolver {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly gazetteer: Gazetteer,
    private readonly suggestions: OfferSuggestions,
    private readonly companies: ListedCompanies,
  ) {}

  /**
   * Resolves places by slug or by a name in any language, everything else by slug, whatever the case.
   * @param companyId a company given by its id instead of its minisite
   */
  async resolve(given: JobListFilters, companyId: number | null): Promise<FiltersReading> {
    const company = await this.companies.find(given.minisite, companyId);
    const reading = await this.read(given, company);
    if (companyId !== null && company === null) {
      reading.refused.push(unknownCompany('_minisite', companyId));
    }
    return reading;
  }

  /** Resolves several lists, in their order; the database is asked once for all of them. */
  async resolveAll(lists: readonly JobListFilters[]): Promise<FiltersReading[]> {
    const companies = await this.companies.findAll(lists.map(({ minisite }) => minisite));
    return Promise.all(lists.map((given, index) => this.read(given, companies[index] ?? null)));
  }

  private async read(given: JobListFilters, company: ListedCompany | null): Promise<FiltersReading> {
    const places = await this.placesNamed(given.location.filter(isNotRemote));
    const values = new FilterValues();
    const resolved = this.lookUp(given, { company, places }, values);
    if (given.radius !== null && resolved.filters.radius === null) {
      values.refused.push(radiusWithoutCity('radius', given.radius));
    }
    return { resolved, refused: values.refused, respelled: values.respelled };
  }

  private lookUp(
    given: JobListFilters,
    { company, places: named }: LookedUp,
    values: FilterValues,
  ): ResolvedJobFilters {
    const places = values.find('location', given.location.filter(isNotRemote), {
      find: (name) => named.get(name),
      slug,
      unknown: unknownLocation,
    });
    const remote = values.find('remote', [...given.remote, ...given.location.filter(isRemote)], {
      find: (word) => REMOTE_MODES.find((mode) => mode.toLowerCase() === word.toLowerCase()),
      slug: String,
      unknown: unknownRemote,
    });
    const languageLevels = values.find('language_level', given.language_level, {
      find: (text) => this.languageLevel(text),
      slug: languageLevelSlug,
      unknown: unknownLanguageLevel,
    });
    const [skill] = values.find('skill', listed(given.skill), {
      find: (word) => this.suggestions.keywordBySlug(word),
      slug,
      unknown: unknownSkill,
    });
    const [minisite] = values.find('minisite', listed(given.minisite), {
      find: () => company?.minisite ?? undefined,
      slug: String,
      unknown: unknownMinisite,
    });
    const languages = this.languages('language', given, values);
    const adLanguages = this.languages('ad_language', given, values);
    const workingLanguages = this.languages('working_language', given, values);
    const cities = places.filter((place): place is CityRecord => 'countryId' in place);
    const countries = places.filter((place): place is CountryRecord => !('countryId' in place));
    const filters: JobListFilters = {
      ...given,
      skill: skill?.slug ?? null,
      // A company named by its id has the address of its minisite, where it has one.
      minisite: minisite ?? (given.minisite === null ? (company?.minisite ?? null) : null),
      location: places.map(slug).sort(),
      language: languages.map(slug).sort(),
      language_level: languageLevels.map(languageLevelSlug).sort(),
      ad_language: adLanguages.map(slug).sort(),
      working_language: workingLanguages.map(slug).sort(),
      remote: [...remote].sort(),
      radius: cities.length === 1 && countries.length === 0 ? given.radius : null,
    };
    return {
      filters,
      skill: skill ?? null,
      company,
      countries,
      cities,
      languages,
      languageLevels,
      adLanguages,
      workingLanguages,
      remote,
      withoutCompanyIds: [],
    };
  }

  /** By slug, or by a name in any language. */
  private async placesNamed(names: readonly string[]): Promise<Map<string, CountryRecord | CityRecord | undefined>> {
    const places = new Map(
      names.map((name) => [name, this.catalogue.countryBySlug(name) ?? this.catalogue.cityBySlug(name)]),
    );
    for (const [name, known] of places) {
      if (known === undefined) places.set(name, this.placeIn(await this.gazetteer.open(), name));
    }
    return places;
  }

  private placeIn(finder: PlaceFinder, name: string): CountryRecord | CityRecord | undefined {
    const { cityId } = finder.find({ city: name, country: null });
    if (cityId !== null) {
      return this.catalogue.city(cityId);
    }
    const { countryId } = finder.find({ city: null, country: name });
    return countryId === null ? undefined : this.catalogue.country(countryId);
  }

  private languages(
    path: 'language' | 'ad_language' | 'working_language',
    given: JobListFilters,
    values: FilterValues,
  ): LanguageRecord[] {
    return values.find(path, given[path], {
      find: (word) => this.language(word),
      slug,
      unknown: unknownLanguage,
    });
  }

  /** With a hyphen or a space between its words, too. */
  private language(word: string): LanguageRecord | undefined {
    return this.catalogue.languageBySlug(word) ?? this.catalogue.languageBySlug(word.replace(/[\s-]+/g, '_'));
  }

  private languageLevel(text: string): ResolvedJobFilters['languageLevels'][number] | undefined {
    const [name = '', word = '', ...rest] = text.split(':');
    const language = this.language(name);
    const level = languageLevelOf(word);
    return language && level !== undefined && rest.length === 0 ? { language, level } : undefined;
  }
}

function isRemote(place: string): boolean {
  return place.toLowerCase() === REMOTE_MODES[0].toLowerCase();
}

function isNotRemote(place: string): boolean {
  return !isRemote(place);
}

function listed(value: string | null): string[] {
  return value === null ? [] : [value];
}
