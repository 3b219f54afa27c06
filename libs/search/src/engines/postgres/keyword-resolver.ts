import type { Database } from '@babelboard/platform';
import type { Keywords } from '../../domain/keywords.js';
import type { WordMatcher } from '../../domain/snippet.js';
import { writtenApart, writtenTogether } from '../../domain/written-apart.js';
import { Dictionary } from './dictionary.js';

/** Keywords as PostgreSQL looks for them. */
export interface ResolvedKeywords {
  /** tsquery: an offer must have all words. */
  all: string;
  /** tsquery: what ranking counts. */
  any: string;
  matcher: WordMatcher;
}

/** Looks keywords up in the dictionary of the index: their other forms and spellings. */
export class KeywordResolver {
  private readonly dictionary: Dictionary;

  constructor(database: Database) {
    this.dictionary = new Dictionary(database);
  }

  /**
   * Gives null when no offer can have all the words.
   * @param literal whether only the words themselves count
   */
  async resolve({ words, prefix }: Keywords, literal: boolean): Promise<ResolvedKeywords | null> {
    if (literal) {
      return literally(words);
    }
    const begun = prefix ? words.at(-1) : undefined;
    const apart = new Map(words.map((word) => [word, writtenApart(word)]));
    const together = words.slice(1).map((word, index) => writtenTogether(words[index] ?? '', word));
    const [known, spellings, inflected] = await Promise.all([
      this.dictionary.known(words, begun),
      this.dictionary.known([...new Set([...apart.values(), ...together].flat(2))], undefined),
      this.dictionary.inflected(words),
    ]);
    const exact = new Set<string>();
    const alternatives = new Map<string, string[]>();
    for (const word of words) {
      const forms = [...(known.has(word) ? [word] : []), ...(inflected.get(word) ?? [])];
      for (const form of forms) {
        exact.add(form);
      }
      const split = (apart.get(word) ?? []).filter((parts) => parts.every((part) => spellings.has(part)));
      alternatives.set(word, [
        ...new Set(forms.map(quoted)),
        ...(known.has(word) && word === begun ? [`${quoted(word)}:*`] : []),
        ...split.map((parts) => `(${parts.map(quoted).join(' & ')})`),
      ]);
    }
    const all = allOf(
      words,
      alternatives,
      together.map((joined) => joined.filter((word) => spellings.has(word)).map(quoted)),
    );
    return all === null
      ? null
      : { all, any: anyOf(alternatives, together, spellings), matcher: { exact, prefix: begun ?? null } };
  }
}

/** Nothing is looked up: a word that no offer has matches none. */
function literally(words: string[]): ResolvedKeywords {
  const all = words.map(quoted).join(' & ');
  return { all, any: words.map(quoted).join(' | '), matcher: { exact: new Set(words), prefix: null } };
}

/** Every word in one of its ways; two neighbours also as one word. Null where a word has no way. */
function allOf(words: string[], alternatives: Map<string, string[]>, together: string[][]): string | null {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const ways = alternatives.get(words[at] ?? '') ?? [];
    const joined = together[at] ?? [];
    const next = alternatives.get(words[at + 1] ?? '') ?? [];
    if (joined.length > 0) {
      const both = ways.length > 0 && next.length > 0 ? [`((${ways.join(' | ')}) & (${next.join(' | ')}))`] : [];
      parts.push([...both, ...joined].join(' | '));
      at += 1;
    } else if (ways.length > 0) {
      parts.push(ways.join(' | '));
    } else {
      return null;
    }
  }
  return parts.map((part) => `(${part})`).join(' & ');
}

function anyOf(alternatives: Map<string, string[]>, together: string[][], spellings: Set<string>): string {
  const joined = together.flat().filter((word) => spellings.has(word));
  return [...[...alternatives.values()].flat(), ...joined.map(quoted)].join(' | ');
}

/** Words hold letters, digits, + and # only. */
function quoted(word: string): string {
  return `'${word}'`;
}
