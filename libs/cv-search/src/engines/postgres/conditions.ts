import { passesSql, TERM_QUERY, TOOLS_SCHEMA, termQuery } from '@babelboard/search/contract';
import type { PeopleQuery } from '../../searching/people-query.js';
import { type Filter, type FilterGroup, filtersOf } from '../terms/filters.js';

/** Whoever blocked the company, by the index of those who block anybody. */
export function blockedSql(companyId: number): string {
  return `blocked_company_ids <> '{}' AND blocked_company_ids OPERATOR(${TOOLS_SCHEMA}.@>) ARRAY[${whole(companyId)}]`;
}

/** Conditions of which a person must pass every one, without those of the group that is left out; words come beside them. */
export function conditionsOf(query: PeopleQuery, left: FilterGroup | null = null): string[] {
  return [...narrowingConditions(query, left), `${whole(query.companyId)} <> ALL (blocked_company_ids)`];
}

/** Whether everybody passes but who blocked the company. */
export function passesEverybody(query: PeopleQuery, left: FilterGroup | null = null): boolean {
  return narrowingConditions(query, left).length === 0;
}

function narrowingConditions(query: PeopleQuery, left: FilterGroup | null): string[] {
  const filters = filtersOf(query).filter(({ group }) => group !== left);
  const terms = filters.flatMap((filter) => (filter.group === 'activity' ? [] : [filter.terms]));
  return [
    ...(terms.length > 0 ? [passesSql('terms', `'${termQuery(terms)}'::${TERM_QUERY}`)] : []),
    ...filters.flatMap(activityCondition),
    ...(query.findableSince === null ? [] : [`findable_since >= ${whole(query.findableSince)}`]),
    ...(query.accountIds === null ? [] : [accountCondition(query.accountIds)]),
  ];
}

function activityCondition(filter: Filter): string[] {
  return filter.group === 'activity' ? [`active_week >= ${whole(filter.since)}`] : [];
}

function accountCondition(ids: readonly number[]): string {
  return ids.length === 0 ? 'false' : `account_id IN (${ids.map(whole).join(', ')})`;
}

/** Numbers stand in the statement as they are; nothing has the number 0. */
function whole(value: number): number {
  return Number.isSafeInteger(value) ? value : 0;
}
