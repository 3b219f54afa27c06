import { type JobListFilters, NO_JOB_FILTERS } from './job-list-filters.js';
import type { ReadFilter, ReadWords } from './with-read-words.js';
import { writeJobListAddress } from './write-job-list-address.js';

const READ_FILTERS = [
  'location',
  'language',
  'no_local_language',
  'remote',
  'employment_type',
  'experience',
  'salary_from',
] as const satisfies ReadFilter['filter'][];

/** The words that a list was read out of, by the part of its page; null for any other part. */
export function readWordsOf(hash: string): ReadWords | null {
  const said = new URLSearchParams(hash.slice(1));
  const typed = said.get('read') ?? '';
  if (typed.trim() === '') return null;
  const parts = said.getAll('as').flatMap((one): ReadFilter[] => {
    const [name, value = '', ...words] = one.split(':');
    const filter = READ_FILTERS.find((known) => known === name);
    return filter === undefined || words.length === 0 ? [] : [{ filter, value, words: words.join(':') }];
  });
  return { typed, parts };
}

/** Those filters of a list that were read out of words and still stand. */
export function readFiltersOf(filters: JobListFilters, { parts }: ReadWords): ReadFilter[] {
  return parts.filter(({ filter, value }) => [filters[filter]].flat().some((chosen) => String(chosen) === value));
}

/** The address of the list that searches for the words of one filter instead, or of all that were read; other filters stay. */
export function withWordsInstead(filters: JobListFilters, read: ReadWords, only?: ReadFilter): string {
  const instead = { ...filters, from: 0, job: null, autoApply: false, literal: true };
  const undone = only === undefined ? readFiltersOf(filters, read) : [only];
  const shown = undone.reduce(without, instead);
  return writeJobListAddress({ ...shown, keywords: only === undefined ? [read.typed] : besides(filters, read, only) });
}

/** The words of a filter with those that are searched for already, in the order in which they were typed. */
function besides({ keywords }: JobListFilters, { typed }: ReadWords, { words }: ReadFilter): string[] {
  return [(typed.startsWith(words) ? [words, ...keywords] : [...keywords, words]).join(' ')];
}

function without(filters: JobListFilters, { filter, value }: ReadFilter): JobListFilters {
  const chosen = filters[filter];
  const left = Array.isArray(chosen) ? chosen.filter((one) => String(one) !== value) : NO_JOB_FILTERS[filter];
  return { ...filters, [filter]: left, ...(filter === 'location' ? { radius: null } : {}) };
}
