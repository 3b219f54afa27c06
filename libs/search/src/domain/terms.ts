import { TermNumbers } from './term-numbers.js';

/**
 * Terms: all that an offer can be filtered by, as numbers. An offer that is in Germany and asks for German has the terms 100,000,276 and
 * 300,000,002: a group (country, language) and an id in it. So one array of numbers holds all of an offer, one index over the arrays
 * answers every filter, and a count by number is a count of all facets at once.
 *
 * Most groups take ids of reference data; `coded-values.ts` gives ids to what has none (remote work, levels, salaries), `offer-terms.ts` says
 * which terms an offer has.
 */

/** The number of each group. They stand in the index: another number, like another meaning of an id, needs it built anew. */
const GROUPS = {
  country: 1,
  city: 2,
  language: 3,
  remote: 4,
  experience: 5,
  employmentType: 6,
  languageLevel: 7,
  adLanguage: 8,
  workingLanguage: 9,
  noLocalLanguage: 10,
  salary: 11,
  company: 12,
} as const;

export type TermGroup = keyof typeof GROUPS;

/** Every offer that is shown has it. */
export const EVERY_OFFER = 0;

/** The only term of an offer that is not shown. */
export const HIDDEN_OFFER = -1;

const numbers = new TermNumbers(GROUPS);

/** Gives the term of an id; an id out of range gives a term that no offer has. */
export function termOf(group: TermGroup, id: number): number {
  return numbers.termOf(group, id);
}

/** The term of all offers of a company. */
export function companyTerm(id: number): number {
  return termOf('company', id);
}

/** First and last term of a group. */
export function termRange(group: TermGroup): [first: number, last: number] {
  return numbers.rangeOf(group);
}

/** The group and the id of a term; no group for what is no term of one. */
export function readTerm(term: number): { group: TermGroup | undefined; id: number } {
  return numbers.read(term);
}
