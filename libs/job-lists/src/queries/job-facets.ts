import type { EmploymentType, Experience } from '@babelboard/offers/contract';
import { cityNameIn, type Named, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { OfferFacets } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { FacetEntry, JobListResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { languageLevelName, languageLevelSlug } from '../domain/language-level-slug.js';
import { type JobListsTexts, jobListsTexts } from '../texts/job-lists-texts.js';

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

/** Gives the counts of a search their names, in the language that is asked for, and their slugs. */
@Injectable()
export class JobFacets {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  present(facets: OfferFacets, language: UiLanguage): NamedFacets {
    const t = jobListsTexts.in(language);
    const spoken = (id: number) => named(this.catalogue.language(id), language);
    return {
      countries: { data: entries(facets.countries, (id) => this.country(id, language)) },
      cities: { data: entries(facets.cities, (id) => this.city(id, language)) },
      languages: { data: entries(facets.languages, spoken) },
      remotes: facets.remote.map(({ id, total }) => ({ id, slug: id, name: t(`remote.${id}`), total })),
      experience: {
        data: entries(facets.experience, (id) => ({ slug: String(id), name: t(`experience.${id as Experience}`) })),
      },
      employment_types: {
        data: entries(facets.employmentTypes, (id) => ({
          slug: String(id),
          name: t(`employment-type.${id as EmploymentType}`),
        })),
      },
      language_levels: { data: this.languageLevels(facets, language) },
      ad_languages: { data: entries(facets.adLanguages, spoken) },
      working_languages: { data: entries(facets.workingLanguages, spoken) },
      no_local_language: { data: noLocalLanguage(facets.noLocalLanguage, t) },
      salaries: {
        data: entries(facets.salaries, (id) => ({ slug: String(id), name: t('salary-from', { euro: id }) })),
      },
    };
  }

  private country(id: number, language: UiLanguage) {
    const country = this.catalogue.country(id);
    return country && { slug: country.slug, ...nameOf(country, language), continente: country.continente };
  }

  private city(id: number, language: UiLanguage) {
    const city = this.catalogue.city(id);
    const country = city && this.catalogue.country(city.countryId);
    return city && country && { slug: city.slug, name: cityNameIn(city, language), country_slug: country.slug };
  }

  private languageLevels(facets: OfferFacets, asked: UiLanguage): FacetEntry[] {
    return facets.languageLevels.flatMap(({ languageId, level, total }) => {
      const language = this.catalogue.language(languageId);
      if (language === undefined) {
        return [];
      }
      const slug = languageLevelSlug({ language, level });
      return [{ id: slug, slug, name: languageLevelName({ language, level }, asked), total }];
    });
  }
}

function named(record: (Named & { slug: string }) | undefined, language: UiLanguage) {
  return record && { slug: record.slug, ...nameOf(record, language) };
}

function nameOf(record: Named, language: UiLanguage): { name: string } {
  return { name: nameIn(record, language).name };
}

function entries<Id extends number, Entry extends { slug: string; name: string }>(
  counts: { id: Id; total: number }[],
  find: (id: Id) => Entry | undefined,
): ({ id: Id; total: number } & Entry)[] {
  return counts.flatMap(({ id, total }) => {
    const entry = find(id);
    return entry ? [{ id, ...entry, total }] : [];
  });
}

function noLocalLanguage(total: number, t: JobListsTexts): FacetEntry[] {
  return total === 0 ? [] : [{ id: 'true', slug: 'true', name: t('no-local-language'), total }];
}
