import type { RefusedValue } from './resolved-job-filters.js';

/** Collects what comes of looking up the values of filters: which are refused, and whether all were in their normal spelling. */
export class FilterValues {
  readonly refused: RefusedValue[] = [];
  respelled = false;

  /** Finds each of the values; those that nobody knows are refused with the text of `unknown`, repeated ones count once. */
  find<T>(
    path: string,
    values: string[],
    lookUp: { find: (value: string) => T | undefined; slug: (found: T) => string; unknown: (value: string) => string },
  ): T[] {
    const found = new Map<string, T>();
    for (const value of values) {
      const record = lookUp.find(value);
      if (record === undefined) {
        this.refuse(path, value, lookUp.unknown(value));
      } else {
        const slug = lookUp.slug(record);
        this.respelled ||= slug !== value;
        found.set(slug, record);
      }
    }
    return [...found.values()];
  }

  refuse(path: string, value: string, message: string): void {
    this.refused.push({ path, value, message });
  }
}
