import { plainText } from '../../domain/snippet.js';
import { readTerm, termsOfOffer } from '../../domain/terms.js';
import { wordsOf } from '../../domain/words.js';
import type { OfferDocument } from '../offer-document.js';

/** An offer as the tables of the index hold it; arrays and vectors in PostgreSQL's text form. */
export interface OfferRow {
  id: number;
  promoted: boolean;
  postedAt: Date;
  terms: string;
  placeTerms: string;
  languageTerms: string;
  tsvHi: string;
  tsvAll: string;
  description: string;
}

/**
 * Words are cut and folded here and not by PostgreSQL, so that the index, the query and the snippets agree on what a word
 * is. Weights: A title, B skills, C company, D city.
 */
export function offerRow(document: OfferDocument): OfferRow {
  const terms = termsOfOffer(document);
  const weighted = new Map<string, Set<string>>();
  const fields: [weight: string, text: string][] = [
    ['A', document.title],
    ['B', document.skills.join(' ')],
    ['C', document.companyName],
    ['D', document.cityNames.join(' ')],
  ];
  for (const [weight, text] of fields) {
    for (const { folded } of wordsOf(text)) {
      weighted.set(folded, (weighted.get(folded) ?? new Set()).add(weight));
    }
  }
  const description = plainText(document.description);
  const all = new Set([...weighted.keys(), ...wordsOf(description).map(({ folded }) => folded)]);
  return {
    id: document.id,
    promoted: document.promoted,
    postedAt: document.postedAt,
    terms: array(terms),
    placeTerms: array(terms.filter((term) => ['country', 'city'].includes(readTerm(term).group ?? ''))),
    languageTerms: array(terms.filter((term) => readTerm(term).group === 'language')),
    tsvHi: [...weighted].map(([word, weights]) => `'${word}':${positions(weights)}`).join(' '),
    tsvAll: [...all].map((word) => `'${word}'`).join(' '),
    description,
  };
}

/** One position for each weight: ranking looks at weights only. */
function positions(weights: Set<string>): string {
  return [...weights].map((weight, index) => `${index + 1}${weight}`).join(',');
}

function array(terms: number[]): string {
  return `{${terms.join(',')}}`;
}
