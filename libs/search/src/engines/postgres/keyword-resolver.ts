import type { Database } from '@babelboard/platform';
import type { Keywords } from '../../domain/keywords.js';
import type { WordMatcher } from '../../domain/snippet.js';
import { forgivenErrors, spellingDistance } from '../../domain/spelling-distance.js';
import { SERVING_SCHEMA, TOOLS_SCHEMA } from './index-tables.js';

/** Sorts after every letter: what lies before it begins with the same word. */
const LAST_CHARACTER = 0x10ffff;

/** Words that a mistyped word may stand for. */
const MOST_CORRECTIONS = 10;

/** Keywords as PostgreSQL looks for them. */
export interface ResolvedKeywords {
  /** tsquery: an offer must have all words. */
  all: string;
  /** tsquery: what ranking counts. */
  any: string;
  matcher: WordMatcher;
}

interface KnownWord {
  word: string;
  known: boolean;
}

/** Looks keywords up in the dictionary of the index and corrects those that no offer has. */
export class KeywordResolver {
  constructor(private readonly database: Database) {}

  /** Gives null when no offer can have all the words. */
  async resolve({ words, prefix }: Keywords): Promise<ResolvedKeywords | null> {
    const begun = prefix ? words.at(-1) : undefined;
    const all: string[] = [];
    const any: string[] = [];
    const exact = new Set<string>();
    for (const { word, known } of await this.lookUp(words, begun)) {
      const forms = known ? [word] : await this.corrections(word, word === begun);
      if (forms.length === 0) {
        return null;
      }
      for (const form of forms) {
        exact.add(form);
      }
      const quoted = forms.map((form) => `'${form}'`);
      any.push(...quoted);
      if (known && word === begun) {
        all.push(`'${word}':*`);
        any.push(`'${word}':*`);
      } else {
        all.push(`(${quoted.join(' | ')})`);
      }
    }
    return { all: all.join(' & '), any: any.join(' | '), matcher: { exact, prefix: begun ?? null } };
  }

  private lookUp(words: string[], begun: string | undefined): Promise<KnownWord[]> {
    return this.database.query<KnownWord>(
      `SELECT wanted AS word, CASE WHEN wanted = $2
           THEN EXISTS (SELECT FROM ${SERVING_SCHEMA}.word WHERE word >= wanted AND word < wanted || chr(${LAST_CHARACTER}))
           ELSE EXISTS (SELECT FROM ${SERVING_SCHEMA}.word WHERE word = wanted) END AS known
       FROM unnest($1::text[]) WITH ORDINALITY AS asked (wanted, place) ORDER BY place`,
      [words, begun ?? null],
    );
  }

  /** Words of the dictionary with the fewest errors between, the most frequent first. */
  private async corrections(word: string, begun: boolean): Promise<string[]> {
    const limit = /^\d+$/.test(word) ? 0 : forgivenErrors(word);
    if (limit === 0) {
      return [];
    }
    const similar = await this.database.query<{ word: string; n: number }>(
      `SELECT word, n FROM ${TOOLS_SCHEMA}.similar_words($1, $2)`,
      [word, begun],
    );
    const near = similar
      .map((candidate) => ({ ...candidate, errors: errorsBetween(word, candidate.word, begun, limit) }))
      .filter(({ errors }) => errors <= limit)
      .sort((a, b) => a.errors - b.errors || b.n - a.n);
    return near
      .filter(({ errors }) => errors === near[0]?.errors)
      .slice(0, MOST_CORRECTIONS)
      .map((candidate) => candidate.word);
  }
}

/** Where the word is only begun, the best of the beginnings of the candidate counts. */
function errorsBetween(word: string, candidate: string, begun: boolean, limit: number): number {
  const whole = spellingDistance(word, candidate, limit);
  if (!begun) {
    return whole;
  }
  const letters = [...candidate];
  const { length } = [...word];
  const beginnings = Array.from({ length: 2 * limit + 1 }, (_, index) => length - limit + index)
    .filter((size) => size > 0 && size < letters.length)
    .map((size) => spellingDistance(word, letters.slice(0, size).join(''), limit));
  return Math.min(whole, ...beginnings);
}
