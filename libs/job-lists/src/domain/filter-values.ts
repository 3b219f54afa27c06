import { MOST_VALUES } from '@babelboard/wire';
import { type RefusedFilter, tooManyValues } from '../job-list.errors.js';

/** Collects what comes of looking up the values of filters: which are refused, and whether all were in their normal spelling. */
export class FilterValues {
  readonly refused: RefusedFilter[] = [];
  respelled = false;

  /**
   * Finds each of the values of one filter; those that nobody knows are refused with what `unknown` gives, repeated ones count once; of too
   * many the first ones.
   */
  find<T>(
    path: string,
    values: string[],
    lookUp: {
      find: (value: string) => T | undefined;
      slug: (found: T) => string;
      unknown: (path: string, value: string) => RefusedFilter;
    },
  ): T[] {
    const found = new Map<string, T>();
    for (const value of values.slice(0, MOST_VALUES)) {
      const record = lookUp.find(value);
      if (record === undefined) {
        this.refused.push(lookUp.unknown(path, value));
      } else {
        const slug = lookUp.slug(record);
        this.respelled ||= slug !== value;
        found.set(slug, record);
      }
    }
    const [tooMany] = values.slice(MOST_VALUES);
    if (tooMany !== undefined) {
      this.refused.push(tooManyValues(path, tooMany, MOST_VALUES));
    }
    return [...found.values()];
  }
}
