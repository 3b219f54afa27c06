const K1 = 1.2;
const B = 0.75;

/** Scores texts by the words that they share with a query (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009). */
export class Bm25 {
  private readonly words: string[][];
  private readonly average: number;
  private readonly uses = new Map<string, number>();

  constructor(texts: readonly string[]) {
    this.words = texts.map(wordsOf);
    this.average = this.words.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
    for (const word of this.words.flatMap((words) => [...new Set(words)])) {
      this.uses.set(word, (this.uses.get(word) ?? 0) + 1);
    }
  }

  /** One for each text, in their order. */
  scores(query: string): number[] {
    const asked = [...new Set(wordsOf(query))];
    return this.words.map((words) => asked.reduce((sum, word) => sum + this.score(word, words), 0));
  }

  private score(word: string, words: readonly string[]): number {
    const times = words.filter((one) => one === word).length;
    const uses = this.uses.get(word) ?? 0;
    const rarity = Math.log(1 + (this.words.length - uses + 0.5) / (uses + 0.5));
    return (rarity * times * (K1 + 1)) / (times + K1 * (1 - B + (B * words.length) / this.average));
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
