import { tellingWords } from '../domain/function-words.js';
import { spellingDistance } from '../domain/spelling-distance.js';
import { wordsOf } from '../domain/words.js';

/** From this length on one typing error is forgiven. */
const FORGIVING_LENGTH = 5;
/** So many letters begin too many words: they are looked for at the beginning of names only. */
const FEW_LETTERS = 2;
/** Words that a mistyped one may stand for. */
const MOST_NEAR = 20;

/** Of the whole name, its beginning and words in it. */
const MAIN_RANKS = [0, 1, 3] as const;
const OTHER_RANKS = [2, 4, 5] as const;
const FORGIVEN = 6;

export interface NameMatch<T> {
  entry: T;
  /** The name that was found, as it was given. */
  name: string;
  /**
   * The best first: a main name, its beginning, another name, words of a main name, the beginning of another name, words of that; six more
   * where an error was forgiven.
   */
  rank: number;
}

/** Whether the whole name was typed, without an error. */
export function isWhole({ rank }: { rank: number }): boolean {
  return rank === MAIN_RANKS[0] || rank === OTHER_RANKS[0];
}

/** Whether it was found by a main name. */
export function isMainName({ rank }: { rank: number }): boolean {
  return MAIN_RANKS.some((main) => main === rank % FORGIVEN);
}

/** Finds entries by the beginnings of words of their names, accents folded, in memory. */
export class NameIndex<T> {
  private readonly names: string[] = [];
  private readonly folded: string[] = [];
  private readonly entries: T[] = [];
  private readonly main: boolean[] = [];
  /** By the first letters of the name. */
  private readonly beginnings = new Map<string, number[]>();
  private readonly postings = new Map<string, number[]>();
  private sorted: string[] = [];

  /** @param main whether the entry is called so first of all; of its other names two letters say too little */
  add(entry: T, name: string, main: boolean): void {
    const words = wordsOf(name).map(({ folded }) => folded);
    if (words.length === 0) {
      return;
    }
    const id = this.names.push(name) - 1;
    const folded = words.join(' ');
    this.folded.push(folded);
    this.entries.push(entry);
    this.main.push(main);
    put(this.beginnings, folded.slice(0, FEW_LETTERS), id);
    for (const word of new Set(words)) {
      put(this.postings, word, id);
    }
  }

  /** Called once after all names were added. */
  finish(): this {
    this.sorted = [...this.postings.keys()].sort();
    return this;
  }

  /**
   * Entries with a name that has all words of the text, each at least begun, the best name of each; at most `limit`, the best first.
   * @param forgiving whether one error is forgiven in each word, where no name has all of them
   */
  find(text: string, limit: number, weightOf: (entry: T) => number, forgiving = true): NameMatch<T>[] {
    const words = wordsOf(text);
    const typed = words.map(({ folded }) => folded).join(' ');
    if (typed.length < FEW_LETTERS) {
      return [];
    }
    const telling = tellingWords(words).map(({ folded }) => folded);
    const exact =
      typed.length === FEW_LETTERS
        ? new Set(this.beginnings.get(typed))
        : this.namesWith(telling, (word) => this.begunBy(word));
    // Beside a single letter a near word is a chance likeness: `O’Brien`.
    const mayErr = forgiving && words.every(({ folded }) => folded.length >= FEW_LETTERS);
    const ids = exact.size > 0 || !mayErr ? exact : this.namesWith(telling, (word) => this.nearTo(word));
    const penalty = exact.size > 0 ? 0 : FORGIVEN;
    const best = new Map<T, NameMatch<T> & { id: number }>();
    for (const id of ids) {
      const [entry, name] = [this.entries[id] as T, this.names[id] as string];
      const folded = this.folded[id] as string;
      const main = this.main[id] === true;
      if (!main && typed.length <= FEW_LETTERS && folded !== typed) {
        continue;
      }
      const ranks = main ? MAIN_RANKS : OTHER_RANKS;
      const rank = penalty + ranks[folded === typed ? 0 : folded.startsWith(typed) ? 1 : 2];
      const known = best.get(entry);
      // Of equally good names the shorter one, else the one that was given first.
      const better = known === undefined ? -1 : rank - known.rank || name.length - known.name.length || id - known.id;
      if (better < 0) {
        best.set(entry, { entry, name, rank, id });
      }
    }
    return [...best.values()]
      .sort((a, b) => a.rank - b.rank || weightOf(b.entry) - weightOf(a.entry) || a.name.length - b.name.length)
      .slice(0, limit);
  }

  /** How the first name that has a folded word writes it: `infirmière`. */
  spellingOf(word: string): string | undefined {
    const [id] = this.postings.get(word) ?? [];
    return id === undefined ? undefined : wordsOf(this.names[id] ?? '').find(({ folded }) => folded === word)?.raw;
  }

  private namesWith(words: string[], formsOf: (word: string) => string[]): Set<number> {
    let found: Set<number> | undefined;
    for (const word of words) {
      const having = new Set<number>();
      for (const form of formsOf(word)) {
        for (const id of this.postings.get(form) ?? []) {
          if (found === undefined || found.has(id)) {
            having.add(id);
          }
        }
      }
      found = having;
    }
    return found ?? new Set();
  }

  /** Words that begin so. A single letter stands for itself. */
  private begunBy(beginning: string): string[] {
    if (beginning.length < FEW_LETTERS) {
      return [beginning];
    }
    const forms: string[] = [];
    for (let at = this.firstFrom(beginning); at < this.sorted.length; at += 1) {
      const word = this.sorted[at] as string;
      if (!word.startsWith(beginning)) {
        break;
      }
      forms.push(word);
    }
    return forms;
  }

  /** Words that begin so but for one error; the first letter is hardly ever wrong. */
  private nearTo(word: string): string[] {
    const begun = this.begunBy(word);
    const letters = [...word];
    if (begun.length > 0 || letters.length < FORGIVING_LENGTH) {
      return begun;
    }
    const near: string[] = [];
    const first = letters[0] ?? '';
    // One error leaves one half of the word as it is.
    const [start, end] = [word.slice(0, word.length >> 1), word.slice((word.length + 1) >> 1)];
    const lengths = [letters.length - 1, letters.length, letters.length + 1];
    for (let at = this.firstFrom(first); at < this.sorted.length && near.length < MOST_NEAR; at += 1) {
      const candidate = this.sorted[at] as string;
      if (!candidate.startsWith(first)) {
        break;
      }
      const isNear = (length: number) => spellingDistance(word, candidate.slice(0, length), 1) <= 1;
      if ((candidate.startsWith(start) || candidate.includes(end)) && lengths.some(isNear)) {
        near.push(candidate);
      }
    }
    return near;
  }

  private firstFrom(beginning: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] as string) < beginning) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

function put(map: Map<string, number[]>, key: string, id: number): void {
  const known = map.get(key);
  if (known === undefined) {
    map.set(key, [id]);
  } else {
    known.push(id);
  }
}
