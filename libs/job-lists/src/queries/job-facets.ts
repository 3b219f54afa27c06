import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { OfferFacets } from '@babelboard/search/contract';
import type { FacetEntry, JobListResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { languageLevelName, languageLevelSlug } from '../domain/language-level-slug.js';
import { filterNames } from '../texts/filter-names.js';

/** Counts of a list with names and slugs, as the wire has them. */
export type NamedFacets = Pick<
  JobListResponse,
  | 'countries'
  | 'cities'
  | 'languages'
  | 'remotes'
  | 'experience'
  | 'employment_types'
  | 'language_levels'
  | 'ad_languages'
  | 'working_languages'
  | 'no_local_language'
  | 'salaries'
>;

/** Gives the counts of a search their names and slugs. */
@Injectable()
export class JobFacets {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  present(facets: OfferFacets): NamedFacets {
    const language = (id: number) => this.catalogue.language(id);
    return {
      countries: { data: named(facets.countries, (id) => this.catalogue.country(id)) },
      cities: { data: named(facets.cities, (id) => this.catalogue.city(id)) },
      languages: { data: named(facets.languages, language) },
      remotes: facets.remote.map(({ id, total }) => ({ id, slug: id, name: filterNames.remote[id], total })),
      experience: { data: named(facets.experience, (id) => numbered(filterNames.experience, id)) },
      employment_types: { data: named(facets.employmentTypes, (id) => numbered(filterNames.employmentType, id)) },
      language_levels: { data: this.languageLevels(facets) },
      ad_languages: { data: named(facets.adLanguages, language) },
      working_languages: { data: named(facets.workingLanguages, language) },
      no_local_language: { data: noLocalLanguage(facets.noLocalLanguage) },
      salaries: {
        data: named(facets.salaries, (id) => ({ slug: String(id), name: filterNames.salaryFrom(id) })),
      },
    };
  }

  private languageLevels(facets: OfferFacets): FacetEntry[] {
    return facets.languageLevels.flatMap(({ languageId, level, total }) => {
      const language = this.catalogue.language(languageId);
      if (language === undefined) {
        return [];
      }
      const slug = languageLevelSlug({ language, level });
      return [{ id: slug, slug, name: languageLevelName({ language, level }), total }];
    });
  }
}

function named(
  counts: { id: number; total: number }[],
  find: (id: number) => { slug: string; name: string } | undefined,
): FacetEntry[] {
  return counts.flatMap(({ id, total }) => {
    const entry = find(id);
    return entry ? [{ id, slug: entry.slug, name: entry.name, total }] : [];
  });
}

function numbered(names: Record<number, string>, id: number): { slug: string; name: string } | undefined {
  const name = names[id];
  return name === undefined ? undefined : { slug: String(id), name };
}

function noLocalLanguage(total: number): FacetEntry[] {
  return total === 0 ? [] : [{ id: 'true', slug: 'true', name: filterNames.noLocalLanguage, total }];
}
