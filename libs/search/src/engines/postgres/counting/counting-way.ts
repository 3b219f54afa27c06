import { filterGroupOf } from '../../../domain/filters.js';
import { readTerm, type TermGroup } from '../../../domain/terms.js';
import type { Counted } from '../facet-sets.js';
import type { Counting } from './countings.js';
import { COUNTER_GROUPS } from './term-pairs.js';

/**
 * How a counting is answered.
 * - `counters of every offer`: nothing filters, so the counters say it.
 * - `counters`: one group filters, and no offer can have two of its terms, so their counters are added up.
 * - `counters less repeats`: the same, but an offer with m of the terms was counted m times; those few are read and taken off.
 * - `hits`: the offers that pass are read and counted.
 */
export type CountingWay = 'counters of every offer' | 'counters' | 'counters less repeats' | 'hits';

/** Groups of which an offer has at most one term. */
const SINGLE: readonly TermGroup[] = ['remote'];

/** With more alternatives, finding offers that have two of them costs more than reading all. */
const MOST_ALTERNATIVES = 6;

/** Chooses the cheapest way that is exact. */
export function countingWay({ filters, counted }: Counting, keywords: boolean): CountingWay {
  const [filter, another] = filters;
  if (keywords || another !== undefined || filter?.group === 'offer') {
    return 'hits';
  }
  if (filter === undefined) {
    return 'counters of every offer';
  }
  const groups = filter.terms.map((term) => readTerm(term).group);
  if (!groups.every(hasCounters) || !counted.every((facet) => groups.every((group) => arePaired(group, facet)))) {
    return 'hits';
  }
  if (filter.terms.length === 1 || groups.every((group) => group !== undefined && SINGLE.includes(group))) {
    return 'counters';
  }
  return filter.terms.length > MOST_ALTERNATIVES ? 'hits' : 'counters less repeats';
}

function hasCounters(group: TermGroup | undefined): boolean {
  return COUNTER_GROUPS.some((counted) => counted === group);
}

/** Terms of one group of filters are never counted in pairs. */
function arePaired(group: TermGroup | undefined, counted: Counted): boolean {
  if (counted === 'every' || group === undefined) {
    return counted === 'every';
  }
  return filterGroupOf(counted) !== undefined && filterGroupOf(counted) !== filterGroupOf(group);
}
