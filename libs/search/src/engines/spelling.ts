import type { Database } from '@babelboard/platform';
import { type Corrections, correctedText } from '../domain/corrected-text.js';
import { keywordsOf, readKeywords } from '../domain/keywords.js';
import { writtenApart, writtenTogether } from '../domain/written-apart.js';
import type { OfferSearchQuery } from '../queries/offer-search-query.js';
import type { OccupationNames } from './occupation-names.js';
import { Dictionary } from './postgres/dictionary.js';

const NONE: Corrections = new Map();

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
  async corrections(query: OfferSearchQuery): Promise<Corrections> {
    const { words, prefix } = keywordsOf(query);
    const names = new Set(readKeywords(query.names).words);
    if (query.literal || words.every((word) => names.has(word))) {
      return NONE;
    }
    const begun = prefix ? words.at(-1) : undefined;
    const known = await this.dictionary.known(words, begun);
    const unknown = words.filter((word) => !known.has(word) && !names.has(word));
    if (unknown.length === 0) {
      return NONE;
    }
    const corrections = await Promise.all(
      (await this.withoutOtherSpacing(unknown, words)).map((word) => this.correction(word, word === begun)),
    );
    return new Map(corrections.flat());
  }

  /** Nothing where the likeliest word differs in its ending only: that is another form of the same word. */
  private async correction(word: string, begun: boolean): Promise<[typed: string, meant: string][]> {
    const pageWords = await this.occupations.pageWords();
    const [meant, forms] = await Promise.all([
      this.dictionary.correction(word, begun, (other) => pageWords.has(other)),
      this.dictionary.inflected([word]),
    ]);
    const isForm = meant !== undefined && forms.get(word)?.includes(meant) && isOtherEnding(word, meant);
    return meant === undefined || isForm ? [] : [[word, meant]];
  }

  /** The queries with their mistyped words put right; the same words are looked up once. */
  correctAll(queries: OfferSearchQuery[]): Promise<OfferSearchQuery[]> {
    const known = new Map<string, Promise<Corrections>>();
    return Promise.all(
      queries.map(async (query) => {
        const key = JSON.stringify([query.keywords, query.names, query.literal]);
        const corrections = known.get(key) ?? this.corrections(query);
        known.set(key, corrections);
        return correctedQuery(query, await corrections);
      }),
    );
  }

  /** Those that offers have neither written apart nor together with a neighbour. */
  private async withoutOtherSpacing(unknown: string[], words: string[]): Promise<string[]> {
    const ways = new Map(
      unknown.map((word) => {
        const at = words.indexOf(word);
        const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
        const joined = [...writtenTogether(before, word), ...writtenTogether(word, after)];
        return [word, [...writtenApart(word), ...joined.map((together) => [together])]];
      }),
    );
    const spellings = await this.dictionary.known([...new Set([...ways.values()].flat(2))], undefined);
    return unknown.filter((word) => !ways.get(word)?.some((parts) => parts.every((part) => spellings.has(part))));
  }
}

/** Words with the same stem in some language are so by chance, too (`enginer` and `engineering`). */
function isOtherEnding(word: string, form: string): boolean {
  return form.startsWith(word) || word.startsWith(form);
}

/** The query with its mistyped words put right. */
export function correctedQuery(query: OfferSearchQuery, corrections: Corrections): OfferSearchQuery {
  return corrections.size === 0
    ? query
    : { ...query, keywords: query.keywords.map((text) => correctedText(text, corrections)) };
}
