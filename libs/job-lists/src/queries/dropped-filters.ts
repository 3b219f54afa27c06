import { writeJobListAddress } from '@babelboard/job-paths';
import { OfferSearch, withoutOneWord } from '@babelboard/search/contract';
import type { DroppedFilter } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { languageLevelName, languageLevelSlug } from '../domain/language-level-slug.js';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { chosenValues, DROPPABLE_GROUPS, type DroppableGroup, withoutFilter } from '../domain/without-filter.js';
import { filterNames } from '../texts/filter-names.js';
import { OfferQueries } from './offer-queries.js';

/** Each variant is a search, and nobody reads as many links as an address may name values. */
const MOST_OF_A_GROUP = 5;
const MOST_VARIANTS = 15;

/** For a list without offers: what dropping each of its filters brings. */
@Injectable()
export class DroppedFilters {
  constructor(
    private readonly search: OfferSearch,
    private readonly queries: OfferQueries,
  ) {}

  /** Exact counts, most first; what brings nothing is left out. */
  async of(resolved: ResolvedJobFilters): Promise<DroppedFilter[]> {
    const ofGroups = DROPPABLE_GROUPS.flatMap((group) => {
      const values = chosenValues(resolved, group);
      const dropped = [...values.slice(0, MOST_OF_A_GROUP), ...(values.length > 1 ? [null] : [])];
      return dropped.map((value) => ({
        group,
        value,
        name: nameOf(resolved, group, value),
        left: withoutFilter(resolved, group, value),
      }));
    });
    const variants = [...withoutWords(resolved).slice(0, MOST_OF_A_GROUP), ...ofGroups].slice(0, MOST_VARIANTS);
    if (variants.length === 0) {
      return [];
    }
    const totals = await this.search.totals(
      variants.map(({ left }) => this.queries.of(left, { size: 1, parts: 'page' })),
    );
    return variants
      .map(({ group, value, name, left }, index) => ({
        group,
        value,
        name,
        total: totals[index] ?? 0,
        url: writeJobListAddress(left.filters),
      }))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total);
  }
}

/** Each word of a keyword of several may be the one too many. */
function withoutWords(resolved: ResolvedJobFilters) {
  const { keywords } = resolved.filters;
  return keywords.flatMap((keyword) =>
    withoutOneWord(keyword).map(({ word, left }) => {
      const rest = keywords.map((other) => (other === keyword ? left : other));
      const { filters, ...records } = withoutFilter(resolved, 'keywords', keyword);
      return {
        group: 'keywords' as const,
        value: word,
        name: word,
        left: { ...records, filters: { ...filters, keywords: rest } },
      };
    }),
  );
}

function nameOf(resolved: ResolvedJobFilters, group: DroppableGroup, value: string | null): string {
  const names = chosenValues(resolved, group)
    .filter((chosen) => value === null || chosen === value)
    .map((chosen) => nameOfValue(resolved, group, chosen));
  return names.join(', ');
}

function nameOfValue(resolved: ResolvedJobFilters, group: DroppableGroup, value: string): string {
  const named = (records: { slug: string; name: string }[]) =>
    records.find(({ slug }) => slug === value)?.name ?? value;
  switch (group) {
    case 'location':
      return named([...resolved.countries, ...resolved.cities]);
    case 'language':
      return named(resolved.languages);
    case 'ad_language':
      return named(resolved.adLanguages);
    case 'working_language':
      return named(resolved.workingLanguages);
    case 'language_level': {
      const level = resolved.languageLevels.find((one) => languageLevelSlug(one) === value);
      return level ? languageLevelName(level) : value;
    }
    case 'remote':
      return filterNames.remote[value as keyof typeof filterNames.remote] ?? value;
    case 'experience':
      return filterNames.experience[Number(value)] ?? value;
    case 'employment_type':
      return filterNames.employmentType[Number(value)] ?? value;
    case 'salary_from':
      return filterNames.salaryFrom(Number(value));
    case 'radius':
      return filterNames.radius(Number(value));
    case 'no_local_language':
      return filterNames.noLocalLanguage;
    case 'skill':
      return resolved.skill?.name ?? value;
    case 'minisite':
      return resolved.company?.name ?? value;
    case 'keywords':
      return value;
  }
}
