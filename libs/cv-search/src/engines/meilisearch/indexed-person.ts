import type { FindablePerson } from '../findable-person.js';
import { COUNTED_GROUPS } from '../terms/filters.js';
import { personTerms } from '../terms/person-terms.js';
import { TERMS, type TermGroup } from '../terms/terms.js';
import { personWords, WORD_FIELDS, type WordField } from '../words/person-words.js';

/** A person as Meilisearch indexes it: words in place of texts, and terms, those that are counted in an attribute for each group, too. */
export type IndexedPerson = {
  id: number;
  terms: number[];
  blockedCompanyIds: number[];
  activeWeek: number;
  findableSince: number;
} & Words &
  Partial<Record<TermGroup, number[]>>;

type Words = Record<WordField, string>;

/** Letters that no word of today has, each of a script: the server parts a text where the script changes. */
const MARKS: readonly (readonly [script: RegExp, mark: string])[] = [
  [/^\p{Script=Latin}+$/u, 'ƿ'],
  [/^\p{Script=Cyrillic}+$/u, 'ѯ'],
  [/^\p{Script=Greek}+$/u, 'ϟ'],
];

/**
 * A word as the server has it: with a mark before, so that it has none to split another one into. It looks for the parts of a word as well
 * that may go on, and would find a *developer* by *develop* and *er*. Words with a digit or a sign stand between quotes, where it splits nothing.
 */
export function marked(word: string): string {
  return (MARKS.find(([script]) => script.test(word))?.[1] ?? '') + word;
}

export function indexedPerson(person: FindablePerson): IndexedPerson {
  const terms = personTerms(person);
  const words = personWords(person);
  const counted = COUNTED_GROUPS.map((group) => [group, terms.filter((term) => TERMS.read(term).group === group)]);
  return {
    id: person.id,
    ...(Object.fromEntries(WORD_FIELDS.map((field) => [field, words[field].map(marked).join(' ')])) as Words),
    terms,
    ...(Object.fromEntries(counted) as Partial<Record<TermGroup, number[]>>),
    blockedCompanyIds: person.blockedCompanyIds,
    activeWeek: person.activeWeek,
    findableSince: person.findableSince,
  };
}
