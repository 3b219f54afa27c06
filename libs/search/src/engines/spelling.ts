import type { Database } from '@babelboard/platform';
import { type Corrections, correctedText } from '../domain/corrected-text.js';
import { headsOf } from '../domain/heads.js';
import { keywordsOf, readKeywords } from '../domain/keywords.js';
import { otherForms } from '../domain/other-forms.js';
import { writtenApart, writtenTogether } from '../domain/written-apart.js';
import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import type { OccupationNames } from './occupation-names.js';
import { Dictionary } from './postgres/dictionary.js';

const NONE: Corrections = new Map();

/** How words of a query are searched for that no offer has as they were typed. */
export interface ReadWords {
  /** Other words, as the typed ones are taken for errors or for a kind of them: said. */
  corrections: Corrections;
  /** The same words in a form that offers have: not said. */
  forms: Corrections;
}

const AS_TYPED: ReadWords = { corrections: NONE, forms: NONE };

/**
 * Decides for both engines which words of a query are mistyped, by the words of the PostgreSQL index, which is always kept: those that
 * no offer has in any way. So both search for the same words and say the same about it.
 */
export class Spelling {
  private readonly dictionary: Dictionary;

  constructor(
    database: Database,
    private readonly occupations: OccupationNames,
  ) {
    this.dictionary = new Dictionary(database);
  }

  /** Nothing where the query is to be taken literally; names of a catalogue are never mistyped. */
  async read(query: OfferSearchQuery): Promise<ReadWords> {
    const { words, prefix } = keywordsOf(query);
    const names = new Set(readKeywords(query.names).words);
    if (query.literal || words.every((word) => names.has(word))) {
      return AS_TYPED;
    }
    const begun = prefix ? words.at(-1) : undefined;
    const known = await this.dictionary.known(words, begun);
    const unknown = words.filter((word) => !known.has(word) && !names.has(word));
    if (unknown.length === 0) {
      return AS_TYPED;
    }
    const forms = await this.otherForms(unknown);
    const { strange, parted } = await this.otherSpacing(
      unknown.filter((word) => !forms.has(word)),
      words,
    );
    const corrections = await Promise.all(strange.map((word) => this.correction(word, word === begun)));
    return { corrections: new Map(corrections.flat()), forms: new Map([...forms, ...parted]) };
  }

  /** Nothing where the likeliest word differs in its ending only: that is another form of the same word. */
  private async correction(word: string, begun: boolean): Promise<[typed: string, meant: string][]> {
    const pageWords = await this.occupations.pageWords();
    const [meant, forms] = await Promise.all([
      this.dictionary.correction(word, begun, (other) => pageWords.has(other)),
      this.dictionary.inflected([word]),
    ]);
    const isForm = meant !== undefined && forms.get(word)?.includes(meant) && isOtherEnding(word, meant);
    if (isForm) {
      return [];
    }
    const found = meant ?? (forms.get(word)?.length ? undefined : await this.head(word));
    return found === undefined ? [] : [[word, found]];
  }

  /** What a compound that no offer has is a kind of: a word for work in its last letters. */
  private async head(word: string): Promise<string | undefined> {
    const heads = /\d/.test(word) ? [] : headsOf(word);
    const { called, said } = await this.occupations.load();
    const named = heads.filter((head) => called.has(head) || said.has(head));
    const known = await this.dictionary.known(named, undefined);
    return named.find((head) => known.has(head));
  }

  /** The queries with their words as they are searched for; the same words are looked up once. */
  readAll(queries: OfferSearchQuery[]): Promise<OfferSearchQuery[]> {
    const known = new Map<string, Promise<ReadWords>>();
    return Promise.all(
      queries.map(async (query) => {
        const key = JSON.stringify([query.keywords, query.names, query.literal]);
        const words = known.get(key) ?? this.read(query);
        known.set(key, words);
        return searchedQuery(query, await words);
      }),
    );
  }

  /** The first of a word's other forms that offers have. */
  private async otherForms(unknown: string[]): Promise<Map<string, string>> {
    const forms = new Map(unknown.map((word) => [word, otherForms(word)]));
    const known = await this.dictionary.known([...new Set([...forms.values()].flat())], undefined);
    return new Map(
      [...forms].flatMap(([word, ofWord]) => {
        const form = ofWord.find((other) => known.has(other));
        return form === undefined ? [] : [[word, form] as [string, string]];
      }),
    );
  }

  /**
   * Parts words that offers have written apart or together with a neighbour from those that they have in no way. A compound whose parts a
   * letter links is searched for by its parts; without one both engines part it themselves.
   */
  private async otherSpacing(
    unknown: string[],
    words: string[],
  ): Promise<{ strange: string[]; parted: [string, string][] }> {
    const ways = new Map(
      unknown.map((word) => {
        const at = words.indexOf(word);
        const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
        const joined = [...writtenTogether(before, word), ...writtenTogether(word, after)];
        return [word, [...writtenApart(word), ...joined.map((together) => [together])]];
      }),
    );
    const spellings = await this.dictionary.known([...new Set([...ways.values()].flat(2))], undefined);
    const waysOf = (word: string) =>
      (ways.get(word) ?? []).filter((parts) => parts.every((part) => spellings.has(part)));
    return {
      strange: unknown.filter((word) => waysOf(word).length === 0),
      parted: unknown.flatMap((word): [string, string][] => {
        const found = waysOf(word);
        const [parts] = found.every((way) => way.length === 2 && way.join('') !== word) ? found : [];
        return parts === undefined ? [] : [[word, parts.join(' ')]];
      }),
    };
  }
}

/** Words with the same stem in some language are so by chance, too (`enginer` and `engineering`). */
function isOtherEnding(word: string, form: string): boolean {
  return form.startsWith(word) || word.startsWith(form);
}

/** The query with the words that are searched for. */
export function searchedQuery(query: OfferSearchQuery, { corrections, forms }: ReadWords): OfferSearchQuery {
  const words = new Map([...forms, ...corrections]);
  return words.size === 0 ? query : { ...query, keywords: query.keywords.map((text) => correctedText(text, words)) };
}
