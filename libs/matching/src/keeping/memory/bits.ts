/** A set of small numbers, one bit each. */
export class Bits {
  constructor(private words = new Uint32Array(0)) {}

  has(place: number): boolean {
    return (((this.words[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }

  set(place: number, isThere: boolean): void {
    const at = place >>> 5;
    if (at >= this.words.length) {
      const words = new Uint32Array(Math.max(32, 2 * at));
      words.set(this.words);
      this.words = words;
    }
    const [word, bit] = [this.words[at] as number, 1 << (place & 31)];
    this.words[at] = isThere ? word | bit : word & ~bit;
  }

  /** Those in both, as a set of its own. */
  and({ words }: Bits): Bits {
    return new Bits(this.words.slice(0, words.length).map((word, at) => word & (words[at] as number)));
  }

  /** Those in either, as a set of its own. */
  or({ words }: Bits): Bits {
    const [longer, shorter] = this.words.length > words.length ? [this.words, words] : [words, this.words];
    const both = longer.slice();
    shorter.forEach((word, at) => {
      both[at] = (both[at] as number) | word;
    });
    return new Bits(both);
  }
}
