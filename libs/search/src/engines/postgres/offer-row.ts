import type { OfferNames } from '../../domain/found-synonyms.js';
import { plainText } from '../../domain/snippet.js';
import { termsOfOffer } from '../../domain/terms.js';
import { wordsOf, wordsOfName } from '../../domain/words.js';
import type { OfferDocument } from '../offer-document.js';
import { facetSetsOf } from './facet-sets.js';

/** An offer as the tables of the index hold it; arrays and vectors in PostgreSQL's text form. */
export interface OfferRow {
  id: number;
  shown: boolean;
  promoted: boolean;
  postedAt: Date;
  terms: string;
  /** In the order of `FACET_SETS`. */
  facetSets: string[];
  tsvHi: string;
  tsvAll: string;
  description: string;
  /** `OfferNames` as JSON. */
  names: string;
}

/**
 * Words are cut and folded here and not by PostgreSQL, so that the index, the query and the snippets agree on what a word
 * is. Weights: A title, B skills and other forms of the title, C company, D city and other names. An offer that is not shown has no words, so none finds it.
 */
export function offerRow(document: OfferDocument): OfferRow {
  const terms = termsOfOffer(document);
  const weighted = new Map<string, Set<string>>();
  const fields: [weight: string, text: string][] = [
    ['A', document.title],
    ['B', [document.forms, document.skills].flat().join(' ')],
    ['C', document.companyName],
    ['D', document.cityNames.join(' ')],
  ];
  const add = (word: string, weight: string) => weighted.set(word, (weighted.get(word) ?? new Set()).add(weight));
  for (const [weight, text] of document.shown ? fields : []) {
    for (const { folded } of wordsOf(text)) {
      add(folded, weight);
    }
  }
  for (const name of document.shown ? [...document.synonyms, ...document.placeSynonyms] : []) {
    for (const word of wordsOfName(name)) {
      add(word, 'D');
    }
  }
  const description = document.shown ? plainText(document.description) : '';
  const all = new Set([...weighted.keys(), ...wordsOf(description).map(({ folded }) => folded)]);
  return {
    id: document.id,
    shown: document.shown,
    promoted: document.promoted,
    postedAt: document.postedAt,
    terms: array(terms),
    facetSets: facetSetsOf(terms).map(array),
    tsvHi: [...weighted].map(([word, weights]) => `'${word}':${positions(weights)}`).join(' '),
    tsvAll: [...all].map((word) => `'${word}'`).join(' '),
    description,
    names: JSON.stringify({ title: document.title, named: document.named } satisfies OfferNames).replaceAll(
      '\\u0000',
      '',
    ),
  };
}

/** One position for each weight: ranking looks at weights only. */
function positions(weights: Set<string>): string {
  return [...weights].map((weight, index) => `${index + 1}${weight}`).join(',');
}

function array(terms: number[]): string {
  return `{${terms.join(',')}}`;
}
