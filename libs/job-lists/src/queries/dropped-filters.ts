import { type JobListFilter, writeJobListAddress } from '@babelboard/job-paths';
import type { EmploymentType, Experience, RemoteMode } from '@babelboard/offers/contract';
import { cityNameIn, type Named, nameIn } from '@babelboard/reference-data/contract';
import { OfferSearch, withoutOneWord } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { DroppedFilter } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { languageLevelName, languageLevelSlug } from '../domain/language-level-slug.js';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { chosenValues, DROPPABLE_GROUPS, withoutFilter } from '../domain/without-filter.js';
import { jobListsTexts } from '../texts/job-lists-texts.js';
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

  /** Exact counts, most first, each with the filters that are left; what brings nothing is left out. */
  async of(
    resolved: ResolvedJobFilters,
    language: UiLanguage,
  ): Promise<{ dropped: DroppedFilter; left: ResolvedJobFilters }[]> {
    const ofGroups = DROPPABLE_GROUPS.flatMap((group) => {
      const values = chosenValues(resolved, group);
      const dropped = [...values.slice(0, MOST_OF_A_GROUP), ...(values.length > 1 ? [null] : [])];
      return dropped.map((value) => ({
        group,
        value,
        name: nameOf(resolved, group, value, language),
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
        dropped: { group, value, name, total: totals[index] ?? 0, url: writeJobListAddress(left.filters) },
        left,
      }))
      .filter(({ dropped }) => dropped.total > 0)
      .sort((one, other) => other.dropped.total - one.dropped.total);
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

function nameOf(
  resolved: ResolvedJobFilters,
  group: JobListFilter,
  value: string | null,
  language: UiLanguage,
): string {
  const names = chosenValues(resolved, group)
    .filter((chosen) => value === null || chosen === value)
    .map((chosen) => nameOfValue(resolved, group, chosen, language));
  return names.join(', ');
}

function nameOfValue(resolved: ResolvedJobFilters, group: JobListFilter, value: string, language: UiLanguage): string {
  const t = jobListsTexts.in(language);
  const named = (records: (Named & { slug: string })[]) => {
    const record = records.find(({ slug }) => slug === value);
    return record && nameIn(record, language).name;
  };
  switch (group) {
    case 'location': {
      const city = resolved.cities.find(({ slug }) => slug === value);
      return city ? cityNameIn(city, language) : (named(resolved.countries) ?? value);
    }
    case 'language':
      return named(resolved.languages) ?? value;
    case 'ad_language':
      return named(resolved.adLanguages) ?? value;
    case 'working_language':
      return named(resolved.workingLanguages) ?? value;
    case 'language_level': {
      const level = resolved.languageLevels.find((one) => languageLevelSlug(one) === value);
      return level ? languageLevelName(level, language) : value;
    }
    case 'remote':
      return t(`remote.${value as RemoteMode}`);
    case 'experience':
      return t(`experience.${Number(value) as Experience}`);
    case 'employment_type':
      return t(`employment-type.${Number(value) as EmploymentType}`);
    case 'salary_from':
      return t('salary-from', { euro: Number(value) });
    case 'radius':
      return t('radius', { kilometres: Number(value) });
    case 'no_local_language':
      return t('no-local-language');
    case 'skill':
      return resolved.skill ? nameIn(resolved.skill, language).name : value;
    case 'minisite':
      return resolved.company?.name ?? value;
    case 'keywords':
      return value;
  }
}
