import { fold, type Word } from './words.js';

interface Entry<T> {
  parts: { text: string; prefix: boolean }[];
  payload: T;
}

export interface PhraseHit<T> {
  /** First word and the word after the last one. */
  from: number;
  to: number;
  payload: T;
}

const SHORTEST_PREFIX = 3;
/** Prefixes are looked up by as many letters; longer ones are compared whole then. */
const LONGEST_PREFIX = 14;
/** Between the words of a phrase only blanks, hyphens, apostrophes and slashes may stand. */
const TIGHT = /^[\s'’\-‑/]*$/;

/**
 * Finds phrases in a row of words. A phrase is words with blanks between; a word may end in * ("beherrsch*").
 * Each place costs a fixed number of look-ups, so a text is read in linear time.
 */
export class PhraseMatcher<T> {
  private readonly exact = new Map<string, Entry<T>[]>();
  private readonly prefixes = new Map<string, Entry<T>[]>();

  constructor(phrases: Iterable<readonly [phrase: string, payload: T]>) {
    for (const [phrase, payload] of phrases) {
      const parts = phrase
        .split(/[\s\-'’]+/)
        .map((part) => ({ text: fold(part.replace('*', '')), prefix: part.endsWith('*') }));
      const first = parts[0];
      if (!first) continue;
      if (first.prefix && first.text.length < SHORTEST_PREFIX)
        throw new Error(`The prefix of "${phrase}" is too short`);
      const index = first.prefix ? this.prefixes : this.exact;
      const key = first.prefix ? first.text.slice(0, LONGEST_PREFIX) : first.text;
      index.set(key, [...(index.get(key) ?? []), { parts, payload }]);
    }
  }

  /** All phrases that begin at a word. */
  at(words: readonly Word[], from: number): PhraseHit<T>[] {
    const text = words[from]?.text;
    if (text === undefined) return [];
    const hits = this.matching(this.exact.get(text), words, from);
    for (let length = SHORTEST_PREFIX; length <= Math.min(text.length, LONGEST_PREFIX); length += 1) {
      const entries = this.prefixes.get(text.slice(0, length));
      if (entries) hits.push(...this.matching(entries, words, from));
    }
    return hits;
  }

  /** Phrases from left to right; where several begin at one word the longest counts, and they do not overlap. */
  all(words: readonly Word[]): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    let index = 0;
    while (index < words.length) {
      let best: PhraseHit<T> | undefined;
      for (const hit of this.at(words, index)) if (!best || hit.to > best.to) best = hit;
      if (best) hits.push(best);
      index = best ? best.to : index + 1;
    }
    return hits;
  }

  private matching(entries: Entry<T>[] | undefined, words: readonly Word[], from: number): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    for (const { parts, payload } of entries ?? []) {
      const fits = parts.every((part, offset) => {
        const word = words[from + offset];
        if (!word || (offset > 0 && !TIGHT.test(word.gap))) return false;
        return part.prefix ? word.text.startsWith(part.text) : word.text === part.text;
      });
      if (fits) hits.push({ from, to: from + parts.length, payload });
    }
    return hits;
  }
}
