import type { FindablePerson } from '../findable-person.js';
import { COUNTED_GROUPS } from '../terms/filters.js';
import { personTerms } from '../terms/person-terms.js';
import { TERMS, type TermGroup } from '../terms/terms.js';
import { personWords, type WordField } from '../words/person-words.js';

/** A person as Meilisearch indexes it: words in place of texts, and terms, those that are counted in an attribute for each group, too. */
export type IndexedPerson = { id: number; terms: number[]; blockedCompanyIds: number[]; activeWeek: number } & Record<
  WordField,
  string
> &
  Partial<Record<TermGroup, number[]>>;

export function indexedPerson(person: FindablePerson): IndexedPerson {
  const terms = personTerms(person);
  const { titles, skills, things, names, text } = personWords(person);
  const counted = COUNTED_GROUPS.map((group) => [group, terms.filter((term) => TERMS.read(term).group === group)]);
  return {
    id: person.id,
    titles: titles.join(' '),
    skills: skills.join(' '),
    things: things.join(' '),
    names: names.join(' '),
    text: text.join(' '),
    terms,
    ...(Object.fromEntries(counted) as Partial<Record<TermGroup, number[]>>),
    blockedCompanyIds: person.blockedCompanyIds,
    activeWeek: person.activeWeek,
  };
}
