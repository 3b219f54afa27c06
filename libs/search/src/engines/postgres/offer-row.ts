import type { OfferNames } from '../../domain/found-synonyms.js';
import { termsOfOffer } from '../../domain/offer-terms.js';
import { plainText } from '../../domain/snippet.js';
import { foldedWordsOf, wordsOfName } from '../../domain/words.js';
import type { OfferDocument } from '../offer-document.js';
import { facetSetsOf } from './facet-sets.js';

/** An offer as the tables of the index hold it; arrays and vectors in PostgreSQL's text form. */
export interface OfferRow {
  id: number;
  shown: boolean;
  /** Never of a sunk one. */
  promoted: boolean;
  sunk: boolean;
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
  const weights = document.shown ? weightsOf(document) : new Map<string, number>();
  const description = document.shown ? plainText(document.description) : '';
  const all = new Set([...weights.keys(), ...foldedWordsOf(description)]);
  return {
    id: document.id,
    shown: document.shown,
    promoted: document.promoted && !document.sunk,
    sunk: document.sunk,
    postedAt: document.postedAt,
    terms: array(terms),
    facetSets: facetSetsOf(terms).map(array),
    tsvHi: [
      ...Array.from(weights, ([word, bits]) => `'${word}':${POSITIONS[bits]}`),
      ...(document.shown ? document.occupationIds.map((id) => `'${occupationLexeme(id)}'`) : []),
    ].join(' '),
    tsvAll: Array.from(all, (word) => `'${word}'`).join(' '),
    description,
    names: JSON.stringify({ title: document.title, named: document.named } satisfies OfferNames).replaceAll(
      '\\u0000',
      '',
    ),
  };
}

/** Stands among the words of an offer for the occupation that its title names; no word has a space. */
export function occupationLexeme(id: number): string {
  return `occupation ${id}`;
}

const WEIGHTS = ['A', 'B', 'C', 'D'] as const;

/** For each set of weights, as bits, one position for each weight: ranking looks at weights only. */
const POSITIONS = Array.from({ length: 2 ** WEIGHTS.length }, (_, bits) =>
  WEIGHTS.filter((_, bit) => bits & (1 << bit))
    .map((weight, index) => `${index + 1}${weight}`)
    .join(','),
);

/** The words by which an offer is found, but for those of its description, with their weights as bits. */
function weightsOf(document: OfferDocument): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (words: Iterable<string>, weight: (typeof WEIGHTS)[number]) => {
    const bit = 1 << WEIGHTS.indexOf(weight);
    for (const word of words) {
      weights.set(word, (weights.get(word) ?? 0) | bit);
    }
  };
  add([document.title, ...document.otherTitles].flatMap(foldedWordsOf), 'A');
  add([...document.forms, ...document.skills].flatMap(wordsOfName), 'B');
  add(foldedWordsOf(document.companyName), 'C');
  add(document.cityNames.flatMap(wordsOfName), 'D');
  for (const name of document.synonyms) {
    add(name.split(' '), 'D');
  }
  add(document.placeSynonyms, 'D');
  return weights;
}

function array(terms: number[]): string {
  return `{${terms.join(',')}}`;
}
