import { salaryStepsFrom } from '../../domain/coded-values.js';
import { FILTER_GROUPS, type FilterGroup } from '../../domain/filters.js';
import { isUnreadable } from '../../domain/keywords.js';
import type { OfferSearchQuery } from '../../queries/offer-search-query.js';

const SHOWN = 'shown = true';

/** Ids begin with 1. */
const NONE = 'id = 0';

/** Expressions of which an offer must pass each, but for the group that is left out. */
export function filterExpressions(query: OfferSearchQuery, filters: FiltersByGroup, left?: FilterGroup): string[] {
  return [
    isUnreadable(query) ? NONE : SHOWN,
    ...FILTER_GROUPS.flatMap((group) => (group === left ? [] : (filters[group] ?? []))),
  ];
}

export type FiltersByGroup = Record<FilterGroup, string | undefined>;

/** One expression for each group that filters. */
export function filtersByGroup(query: OfferSearchQuery): FiltersByGroup {
  const one = (attribute: string, values: (string | number)[]) =>
    values.length > 0 ? [`${attribute} IN [${values.map(literal).join(', ')}]`] : [];
  const any = (...alternatives: string[][]) => alternatives.flat().join(' OR ') || undefined;
  return {
    place: any(one('countryIds', query.countryIds), one('cityIds', query.cityIds)),
    language: any(
      one('languageIds', query.languageIds),
      ...query.languageLevels.map(({ languageId, level }) =>
        one(levelsOf(isId(languageId) ? languageId : 0), [level ?? 0]),
      ),
    ),
    eachLanguage: query.eachLanguage.flatMap((ids) => one('languageIds', ids)).join(' AND ') || undefined,
    adLanguage: any(one('adLanguageIds', query.adLanguageIds)),
    workingLanguage: any(one('workingLanguageId', query.workingLanguageIds)),
    noLocalLanguage: query.noLocalLanguage ? 'noLocalLanguage = true' : undefined,
    remote: any(one('remote', query.remote)),
    experience: any(one('experience', query.experience)),
    employmentType: any(one('employmentTypes', query.employmentTypes)),
    salary: query.salaryFrom === null ? undefined : any(one('salaryStep', [...salaryStepsFrom(query.salaryFrom), 0])),
    company: any(one('companyId', query.companyIds)),
    otherCompany:
      query.withoutCompanyIds.length > 0
        ? `companyId NOT IN [${query.withoutCompanyIds.map(literal).join(', ')}]`
        : undefined,
    offer: any(one('id', query.offerIds)),
  };
}

/** An id that is no whole number matches nothing. */
export function literal(value: string | number): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(Number.isSafeInteger(value) ? value : 0);
}

export function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

/** The levels that a language is asked for at; those of other ids are not there. */
export function levelsOf(languageId: number): string {
  return `levels.${languageId}`;
}
