import { MOST_VALUES } from '@babelboard/wire';
import { enTexts } from '../texts/en.js';
import type { RefusedValue } from './resolved-job-filters.js';

/** Collects what comes of looking up the values of filters: which are refused, and whether all were in their normal spelling. */
export class FilterValues {
  readonly refused: RefusedValue[] = [];
  respelled = false;

  /** Finds each of the values; those that nobody knows are refused with the text of `unknown`, repeated ones count once; of too many the first ones. */
  find<T>(
    path: string,
    values: string[],
    lookUp: { find: (value: string) => T | undefined; slug: (found: T) => string; unknown: (value: string) => string },
  ): T[] {
    const found = new Map<string, T>();
    for (const value of values.slice(0, MOST_VALUES)) {
      const record = lookUp.find(value);
      if (record === undefined) {
        this.refuse(path, value, lookUp.unknown(value));
      } else {
        const slug = lookUp.slug(record);
        this.respelled ||= slug !== value;
        found.set(slug, record);
      }
    }
    const [tooMany] = values.slice(MOST_VALUES);
    if (tooMany !== undefined) {
      this.refuse(path, tooMany, enTexts.tooManyValues(MOST_VALUES));
    }
    return [...found.values()];
  }

  refuse(path: string, value: string, message: string): void {
    this.refused.push({ path, value, message });
  }
}
