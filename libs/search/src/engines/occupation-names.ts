import { inTurns } from '@babelboard/platform';
import { EscoConcepts, keepUntilReload, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { tellingWords } from '../domain/function-words.js';
import { namesOfLabel } from '../domain/gender-forms.js';
import { keywordsOf } from '../domain/keywords.js';
import { MOST_CONCEPTS } from '../domain/meant-concepts.js';
import { foldedWordsOf } from '../domain/words.js';
import type { OfferSearchQuery } from '../queries/offer-search-query.js';

interface Read {
  /** Occupations by their whole names: folded words with a space between, without articles. */
  called: ReadonlyMap<string, number | number[]>;
  /** Single words that are said of several: the name of none, but a kind of work. */
  said: ReadonlySet<string>;
  /** Words of what occupations are called in the language of the pages. */
  pageWords: ReadonlySet<string>;
}

/** What occupations are called, read when the first asks and kept: about 40 MB. */
@Injectable()
export class OccupationNames {
  /** Takes about a second, in turns. */
  readonly load: () => Promise<Read>;

  constructor(
    private readonly esco: EscoConcepts,
    catalogue: ReferenceCatalogue,
  ) {
    this.load = keepUntilReload(catalogue, () => this.build());
  }

  /** The occupations that all the words of a query together are a name of, in any language. */
  async occupationsNamedBy(query: OfferSearchQuery): Promise<number[]> {
    const { words } = keywordsOf(query);
    if (words.length === 0) {
      return [];
    }
    const ids = (await this.load()).called.get(words.join(' ')) ?? [];
    return [ids].flat().length > MOST_CONCEPTS ? [] : [ids].flat();
  }

  async pageWords(): Promise<ReadonlySet<string>> {
    return (await this.load()).pageWords;
  }

  private async build(): Promise<Read> {
    const called = new Map<string, number | number[]>();
    const said = new Set<string>();
    const pageWords = new Set<string>();
    await inTurns(await this.esco.occupations(), ({ id, labels, related }) => {
      const keys = [...labels.values()].flat().flatMap(namesOfLabel).map(keyOf);
      for (const key of new Set(keys)) {
        const known = called.get(key);
        if (typeof known === 'object') {
          known.push(id);
        } else {
          called.set(key, known === undefined ? id : [known, id]);
        }
      }
      for (const key of [...related.values()].flat().map(keyOf)) {
        if (!key.includes(' ')) {
          said.add(key);
        }
      }
      for (const word of [...(labels.get(DEFAULT_LANGUAGE) ?? []), ...(related.get(DEFAULT_LANGUAGE) ?? [])].flatMap(
        foldedWordsOf,
      )) {
        pageWords.add(word);
      }
    });
    return { called, said, pageWords };
  }
}

/** As `keywordsOf` reads the same words. */
function keyOf(name: string): string {
  return tellingWords(foldedWordsOf(name).map((folded) => ({ folded })))
    .map(({ folded }) => folded)
    .join(' ');
}
