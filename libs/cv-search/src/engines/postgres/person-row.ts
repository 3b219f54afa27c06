import { plainText } from '@babelboard/search/contract';
import type { FindablePerson } from '../findable-person.js';
import { personTerms } from '../terms/person-terms.js';
import { personWords, WORD_FIELDS, type WordField } from '../words/person-words.js';

/** A person as the tables of the index hold it; arrays and vectors in PostgreSQL's text form. */
export interface PersonRow {
  id: number;
  activeWeek: number;
  findableSince: number;
  blockedCompanyIds: string;
  terms: string;
  tsvHi: string;
  tsvAll: string;
  text: string;
}

/** Words in the text have no weight. */
const WEIGHTS: Record<Exclude<WordField, 'text'>, 'A' | 'B' | 'C' | 'D'> = {
  titles: 'A',
  skills: 'B',
  things: 'C',
  names: 'D',
};

/** Words are cut and folded here and not by PostgreSQL, so that both engines agree on what a word is. */
export function personRow(person: FindablePerson): PersonRow {
  const words = personWords(person);
  const weights = new Map<string, string[]>();
  for (const field of WORD_FIELDS) {
    if (field !== 'text') {
      for (const word of words[field]) {
        weights.set(word, [...(weights.get(word) ?? []), WEIGHTS[field]]);
      }
    }
  }
  return {
    id: person.id,
    activeWeek: person.activeWeek,
    findableSince: person.findableSince,
    blockedCompanyIds: array(person.blockedCompanyIds),
    terms: array(personTerms(person)),
    tsvHi: Array.from(weights, ([word, of]) => `'${word}':${positions(of)}`).join(' '),
    tsvAll: Array.from(new Set([...weights.keys(), ...words.text]), (word) => `'${word}'`).join(' '),
    text: plainText(person.text),
  };
}

/** One position for each weight: ranking looks at weights only. */
function positions(weights: readonly string[]): string {
  return weights.map((weight, index) => `${index + 1}${weight}`).join(',');
}

function array(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}
