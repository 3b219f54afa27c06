import { REMOTE_MODES, type RemoteMode } from '@babelboard/offers/contract';
import { PlaceFinder, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { JobListQuery } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../problems/invalid-input.js';
import { enTexts } from '../texts/en.js';

/** The filters of a list with slugs and names resolved to ids. */
export interface JobFilters {
  countryIds: number[];
  cityIds: number[];
  languageIds: number[];
  remote: RemoteMode[];
}

type FieldProblem = { path: string; message: string };

/** Finds what the words of a list's address mean. */
@Injectable()
export class JobFiltersResolver {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly places: PlaceFinder,
  ) {}

  /**
   * Resolves places by slug or by a name in any language, languages by slug.
   * @param onUnknown `refuse` throws for what nobody knows, `ignore` leaves it out (pages)
   * @throws InvalidInput naming each unknown value
   */
  resolve(query: Pick<JobListQuery, 'location' | 'language' | 'remote'>, onUnknown: 'refuse' | 'ignore'): JobFilters {
    const filters: JobFilters = { countryIds: [], cityIds: [], languageIds: [], remote: [] };
    const problems: FieldProblem[] = [];
    for (const name of query.location.filter((text) => text.trim() !== '')) {
      this.place(name, filters, problems);
    }
    for (const slug of query.language.filter((text) => text.trim() !== '')) {
      this.language(slug, filters, problems);
    }
    for (const slug of query.remote.filter((text) => text.trim() !== '')) {
      this.remote(slug, filters, problems);
    }
    if (problems.length > 0 && onUnknown === 'refuse') {
      throw new InvalidInput(problems);
    }
    return filters;
  }

  private place(name: string, filters: JobFilters, problems: FieldProblem[]): void {
    const country = this.catalogue.countryBySlug(name);
    const city = this.catalogue.cityBySlug(name);
    if (country) {
      filters.countryIds.push(country.id);
    } else if (city) {
      filters.cityIds.push(city.id);
    } else if (REMOTE_MODES[0].toLowerCase() === name.toLowerCase()) {
      filters.remote.push(REMOTE_MODES[0]);
    } else {
      this.placeByName(name, filters, problems);
    }
  }

  private placeByName(name: string, filters: JobFilters, problems: FieldProblem[]): void {
    const asCity = this.places.find({ city: name, country: null });
    const { cityId, countryId } = asCity.cityId === null ? this.places.find({ city: null, country: name }) : asCity;
    if (cityId !== null) {
      filters.cityIds.push(cityId);
    } else if (countryId !== null) {
      filters.countryIds.push(countryId);
    } else {
      problems.push({ path: 'location', message: enTexts.unknownLocation(name) });
    }
  }

  private language(slug: string, filters: JobFilters, problems: FieldProblem[]): void {
    const language = this.catalogue.languageBySlug(slug);
    if (language) {
      filters.languageIds.push(language.id);
    } else {
      problems.push({ path: 'language', message: enTexts.unknownLanguage(slug) });
    }
  }

  private remote(slug: string, filters: JobFilters, problems: FieldProblem[]): void {
    const mode = REMOTE_MODES.find((known) => known.toLowerCase() === slug.toLowerCase());
    if (mode) {
      filters.remote.push(mode);
    } else {
      problems.push({ path: 'remote', message: enTexts.unknownRemote(slug) });
    }
  }
}
