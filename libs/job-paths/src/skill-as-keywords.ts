import type { JobListFilters } from './job-list-filters.js';
import { writeJobListAddress } from './write-job-list-address.js';

/** The part of the page that says that the words of an unknown skill were searched for; seen only by who is led there. */
export const SEARCHED_AS_WORDS = 'searched-as-words';

/** A plus between words, as lists have it elsewhere in a path; `c++` is one word. */
const BETWEEN_SKILLS = /(?<!\+)\+(?!\+)/;

/** The address of a list with the words of its skill searched for instead (`flying-carpets+java`: `flying carpets` and `java`), and a word about it. */
export function skillAsKeywords(filters: JobListFilters): string {
  const keywords = [...filters.keywords];
  for (const words of (filters.skill ?? '').split(BETWEEN_SKILLS).map((skill) => skill.replaceAll('-', ' ').trim())) {
    if (words !== '' && !keywords.some((known) => known.toLowerCase() === words.toLowerCase())) {
      keywords.push(words);
    }
  }
  return `${writeJobListAddress({ ...filters, skill: null, keywords, from: 0 })}#${SEARCHED_AS_WORDS}`;
}
