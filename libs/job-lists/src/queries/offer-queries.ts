import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { OfferSearchQuery } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';

/** Engines need not walk further. */
const MOST_FROM = 1_000_000;

/** Turns what an address means into what the search takes. */
@Injectable()
export class OfferQueries {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  of(resolved: ResolvedJobFilters, page: Pick<OfferSearchQuery, 'size' | 'parts'>): OfferSearchQuery {
    const { filters, skill, company } = resolved;
    const withLevel = new Set(resolved.languageLevels.map(({ language }) => language.id));
    return {
      ...page,
      keywords: filters.keywords,
      names: skill ? [skill.keyword] : [],
      literal: filters.literal,
      countryIds: resolved.countries.map(({ id }) => id),
      cityIds: this.cityIds(resolved),
      // A level stands in for its language alone.
      languageIds: resolved.languages.flatMap(({ id }) => (withLevel.has(id) ? [] : id)),
      languageLevels: resolved.languageLevels.map(({ language, level }) => ({ languageId: language.id, level })),
      eachLanguage: [],
      adLanguageIds: resolved.adLanguages.map(({ id }) => id),
      workingLanguageIds: resolved.workingLanguages.map(({ id }) => id),
      noLocalLanguage: filters.no_local_language,
      remote: resolved.remote,
      experience: filters.experience,
      employmentTypes: filters.employment_type,
      salaryFrom: filters.salary_from,
      companyIds: company ? [company.id] : [],
      // Who asks for the offers of one company wants to see them.
      withoutCompanyIds: resolved.withoutCompanyIds.filter((id) => id !== company?.id),
      offerIds: [],
      sort: filters.latests ? 'newest' : 'best',
      from: Math.min(filters.from, MOST_FROM),
    };
  }

  private cityIds({ cities, filters: { radius } }: ResolvedJobFilters): number[] {
    const all = radius === null ? cities : cities.flatMap(({ id }) => this.catalogue.citiesWithin(id, radius));
    return all.map(({ id }) => id);
  }
}
