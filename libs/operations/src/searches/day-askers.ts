import { createHmac, randomBytes } from 'node:crypto';

/** Searches of one address that count on a day: an office has one address, and a program asks for more. */
const MOST_OF_ONE = 60;
/** What is remembered of a day; after it nothing counts any more until the next one. */
const MOST_REMEMBERED = 100_000;

/**
 * Knows what was asked for on this day from where, so that each asker counts once. It keeps hashes under a key of this process, in memory,
 * until the day is over: nobody can tell from them who asked.
 */
export class DayAskers {
  private readonly key = randomBytes(32);
  private day = '';
  private asked = new Set<string>();
  private times = new Map<string, number>();

  /**
   * Whether the words come from there for the first time on that day, and not after very many others.
   * @param asker what tells one from others: an address
   */
  isFirst(day: string, asker: string, words: string): boolean {
    if (day !== this.day) {
      this.day = day;
      this.asked = new Set();
      this.times = new Map();
    }
    const [who, search] = [this.hash(asker), this.hash(`${asker}\n${words}`)];
    const before = this.times.get(who) ?? 0;
    if (this.asked.has(search) || before >= MOST_OF_ONE || this.asked.size >= MOST_REMEMBERED) {
      return false;
    }
    this.asked.add(search);
    this.times.set(who, before + 1);
    return true;
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64').slice(0, 16);
  }
}
