import { asksForTerms, type Filter, leavesOut } from '../../domain/filters.js';
import { TOOLS_SCHEMA } from './index-tables.js';

/** Conditions on the column `terms`, in the query language of intarray; terms are numbers, so nothing needs quoting. */
export function matches(query: string): string {
  return passesSql('terms', `'${query}'::${TERM_QUERY}`);
}

/** Offers that have the term which a column names. */
export function hasTerm(column: string): string {
  return `terms OPERATOR(${TOOLS_SCHEMA}.@>) ARRAY[${column}]`;
}

function anyOf(terms: readonly number[]): string {
  return `(${terms.join('|')})`;
}

/** Type of a query of terms. */
export const TERM_QUERY = `${TOOLS_SCHEMA}.query_int`;

/** Filters as a query of terms; none of them leaves out. */
export function termQuery(filters: readonly (readonly number[])[]): string {
  return filters.map(anyOf).join('&');
}

/** Whether terms, as SQL of an int[], pass a query of terms. */
export function passesSql(terms: string, query: string): string {
  return `${terms} OPERATOR(${TOOLS_SCHEMA}.@@) ${query}`;
}

/** Conditions on the columns of an offer of which it must pass every one. */
export function conditionsOf(filters: Filter[]): string[] {
  const byTerms = filters.filter(asksForTerms);
  return [
    ...(byTerms.length > 0 ? [matches(allOf(byTerms))] : []),
    ...filters.filter(leavesOut).map(({ terms }) => noneOf(terms)),
    ...filters
      .filter(({ group }) => group === 'offer')
      .map(({ terms }) => `shown AND offer_id IN (${terms.join(',')})`),
  ];
}

/** A condition that no index answers: rows are read for what they have, not for what they lack. */
function noneOf(terms: number[]): string {
  return `NOT terms OPERATOR(${TOOLS_SCHEMA}.&&) ARRAY[${terms.join(',')}]`;
}

function allOf(filters: Filter[]): string {
  return termQuery(filters.map(({ terms }) => terms));
}

/** Offers that have two or more of the terms. */
export function pairsOf(terms: number[]): string {
  return terms.flatMap((a, index) => terms.slice(index + 1).map((b) => `(${a}&${b})`)).join('|');
}
