import { describe, expect, it } from '@jest/globals';
import { unknownLocation } from '../job-list.errors.js';
import { FilterValues } from './filter-values.js';

describe('FilterValues', () => {
  it('looks up the first 50 values that path and query have together, and refuses the rest', () => {
    const values = new FilterValues();
    const words = Array.from({ length: 60 }, (_, n) => `word-${n}`);
    const found = values.find('location', words, { find: (word) => word, slug: String, unknown: unknownLocation });
    expect(found).toEqual(words.slice(0, 50));
    expect(values.refused).toMatchObject([{ code: 'FILTER_VALUES_TOO_MANY', path: 'location', value: 'word-50' }]);
  });
});
