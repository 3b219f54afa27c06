import { EVERY_OFFER, readTerm, type TermGroup } from '../../domain/terms.js';

/** What is counted of some offers: values of facets, `every` for the offers themselves. */
export type Counted = TermGroup | 'every';

/**
 * Terms of an offer by what they are counted with. Few different sets stand for many offers, so that the hits of a search are
 * counted set by set and not term by term. The sets of one column must stay few: what is independent of each other and has many
 * values is kept apart.
 */
export const FACET_SETS: readonly { column: string; counted: readonly Counted[] }[] = [
  { column: 'place_terms', counted: ['country', 'city'] },
  { column: 'language_terms', counted: ['language'] },
  { column: 'level_terms', counted: ['languageLevel'] },
  { column: 'text_terms', counted: ['every', 'adLanguage', 'workingLanguage', 'noLocalLanguage'] },
  { column: 'work_terms', counted: ['remote', 'experience', 'employmentType', 'salary'] },
];

/** By what a term is counted with: the place of its set. */
const SET_OF = new Map<Counted | undefined, number>(
  FACET_SETS.flatMap(({ counted }, index) => counted.map((group) => [group, index] as const)),
);

/** The terms of an offer in the order of `FACET_SETS`. */
export function facetSetsOf(terms: number[]): number[][] {
  const sets: number[][] = FACET_SETS.map(() => []);
  for (const term of terms) {
    const index = SET_OF.get(term === EVERY_OFFER ? 'every' : readTerm(term).group);
    if (index !== undefined) {
      sets[index]?.push(term);
    }
  }
  return sets;
}
