import { fold, type Word, wordsOf } from './words.js';

type Shape = 'whole' | 'beginning' | 'ending' | 'inside';

interface Part {
  text: string;
  shape: Shape;
}

interface Entry<T> {
  parts: Part[];
  payload: T;
}

export interface PhraseHit<T> {
  /** First word, and the word after the last one. */
  from: number;
  to: number;
  payload: T;
}

const SHORTEST = 2;
const LONGEST = 24;

/**
 * Finds phrases in a row of words. Phrases are words with blanks between; in them "x*" stands for words that begin so, "*x" for words that end so,
 * "*x*" for words that have it inside. Each place costs a fixed number of look-ups.
 */
export class PhraseMap<T> {
  private readonly whole = new Map<string, Entry<T>[]>();
  private readonly beginnings = new Map<string, Entry<T>[]>();
  private readonly endings = new Map<string, Entry<T>[]>();
  private readonly insides: Entry<T>[] = [];

  constructor(phrases: Iterable<readonly [phrase: string, payload: T]>) {
    for (const [phrase, payload] of phrases) this.add(phrase, payload);
  }

  /** All phrases that begin at a word. */
  at(words: readonly Word[], from: number): PhraseHit<T>[] {
    const text = words[from]?.text;
    if (text === undefined) return [];
    const entries = [...(this.whole.get(text) ?? [])];
    for (let length = SHORTEST; length <= Math.min(text.length, LONGEST); length += 1) {
      entries.push(
        ...(this.beginnings.get(text.slice(0, length)) ?? []),
        ...(this.endings.get(text.slice(-length)) ?? []),
      );
    }
    entries.push(...this.insides.filter(({ parts: [first] }) => first && text.includes(first.text)));
    return entries
      .filter(({ parts }) => parts.every((part, offset) => offset === 0 || fits(part, words[from + offset]?.text)))
      .map(({ parts, payload }) => ({ from, to: from + parts.length, payload }));
  }

  /** Phrases from left to right, the longest where several begin at one word; they do not overlap. */
  all(words: readonly Word[]): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    let index = 0;
    while (index < words.length) {
      const hit = longest(this.at(words, index));
      if (hit) hits.push(hit);
      index = hit ? hit.to : index + 1;
    }
    return hits;
  }

  /** Phrases that are all of a text. */
  exactly(words: readonly Word[]): T[] {
    return this.at(words, 0)
      .filter(({ to }) => to === words.length)
      .map(({ payload }) => payload);
  }

  private add(phrase: string, payload: T): void {
    const parts = phrase.split(/\s+/).flatMap(partsOf);
    const [first] = parts;
    if (first === undefined) return;
    const entry = { parts, payload };
    if (first.shape === 'inside') this.insides.push(entry);
    else {
      const index = { whole: this.whole, beginning: this.beginnings, ending: this.endings }[first.shape];
      index.set(first.text, [...(index.get(first.text) ?? []), entry]);
    }
  }
}

export function longest<T>(hits: readonly PhraseHit<T>[]): PhraseHit<T> | undefined {
  return hits.reduce<PhraseHit<T> | undefined>(
    (best, hit) => (best === undefined || hit.to > best.to ? hit : best),
    undefined,
  );
}

/** "s.r.o." are three words; a star belongs to the last or first of them. */
function partsOf(written: string): Part[] {
  const words = wordsOf(written.replaceAll('*', ' ').trim()).map(({ text }) => text);
  return words.map((text, at) => {
    const begins = written.endsWith('*') && at === words.length - 1;
    const ends = written.startsWith('*') && at === 0;
    return { text: fold(text), shape: begins && ends ? 'inside' : begins ? 'beginning' : ends ? 'ending' : 'whole' };
  });
}

function fits({ text, shape }: Part, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (shape === 'whole') return word === text;
  if (shape === 'beginning') return word.startsWith(text);
  return shape === 'ending' ? word.endsWith(text) : word.includes(text);
}
