import { Refused } from './refused.js';

/** What happens with the document or with a page, and nobody presses anything. */
const BY_ITSELF: ReadonlySet<string> = new Set(['OpenAction', 'AA']);

/** Finds addresses that open by themselves: links are for people to press. */
export class PdfOpening {
  /** Objects that are done by themselves. */
  private readonly begun: number[] = [];
  /** Lists of what is done when. */
  private readonly occasions = new Set<number>();
  private readonly references = new Map<number, { key: string; other: number }[]>();
  /** Actions that open an address. */
  private readonly leading = new Set<number>();

  /**
   * @param object its number
   * @param keys names in front of the dictionaries around, from the outermost
   * @throws Refused CV_REACHES_OUT
   */
  leads(object: number, keys: readonly string[]): void {
    if (keys.some((key) => BY_ITSELF.has(key))) {
      throw new Refused('CV_REACHES_OUT');
    }
    this.leading.add(object);
  }

  /** An object refers to another one. @param key the name in front of the reference */
  refer(object: number, keys: readonly string[], key: string, other: number): void {
    const isNext = key === 'Next' || keys.includes('Next');
    const references = this.references.get(object) ?? [];
    references.push({ key: isNext ? 'Next' : key, other });
    this.references.set(object, references);
    if (key === 'AA') this.occasions.add(other);
    if ([...keys, key].some((name) => BY_ITSELF.has(name))) this.begun.push(other);
  }

  /** Once all objects were seen. @throws Refused CV_REACHES_OUT */
  finish(): void {
    const seen = new Set<number>();
    for (let object = this.begun.pop(); object !== undefined; object = this.begun.pop()) {
      if (this.leading.has(object)) {
        throw new Refused('CV_REACHES_OUT');
      }
      if (seen.has(object)) continue;
      seen.add(object);
      for (const { key, other } of this.references.get(object) ?? []) {
        if (key === 'Next' || this.occasions.has(object)) this.begun.push(other);
      }
    }
  }
}
