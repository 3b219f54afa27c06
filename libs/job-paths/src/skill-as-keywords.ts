import type { JobListFilters } from './job-list-filters.js';
import { writeJobListAddress } from './write-job-list-address.js';

/** The part of the page that says that the words of an unknown skill were searched for; seen only by who is led there. */
export const SEARCHED_AS_WORDS = 'searched-as-words';

/** The address of a list with the words of its skill searched for instead (`flying-carpets`: `flying carpets`), and a word about it. */
export function skillAsKeywords(filters: JobListFilters): string {
  const words = (filters.skill ?? '').replaceAll('-', ' ').trim();
  const keywords = [...filters.keywords, ...(words === '' ? [] : [words])];
  return `${writeJobListAddress({ ...filters, skill: null, keywords, from: 0 })}#${SEARCHED_AS_WORDS}`;
}
