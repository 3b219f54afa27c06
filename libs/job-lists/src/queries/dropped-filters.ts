import { type JobListFilter, writeJobListAddress } from '@babelboard/job-paths';
import { OfferSearch, withoutOneWord } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { DroppedFilter } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { filterValueName } from '../domain/filter-value-name.js';
import type { ResolvedJobFilters } from '../domain/resolved-job-filters.js';
import { chosenValues, DROPPABLE_GROUPS, withoutFilter } from '../domain/without-filter.js';
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
    .map((chosen) => filterValueName(resolved, group, chosen, language));
  return names.join(', ');
}
