import { describe, expect, it } from '@jest/globals';
import { namesOf } from './synonyms.js';

describe('namesOf', () => {
  it('gives preferred names first, then short ones, each new word once, Greek in Latin letters too', () => {
    const labels = new Map([
      ['en', ['waiter/waitress', 'waiter of the house', 'waiter', 'server']],
      ['el', ['σερβιτόρος']],
    ]);
    expect(namesOf({ id: 1, labels, related: new Map([['en', ['guest carer']]]) })).toEqual([
      'waiter',
      'waitress',
      'σερβιτόρος',
      'servitoros',
      'serbitoros',
      'server',
      'guest carer',
      'waiter of the house',
    ]);
  });

  it('has a bound', () => {
    const labels = new Map(Array.from({ length: 500 }, (_, index) => [`l${index}`, [`word${index}`]]));
    expect(namesOf({ id: 1, labels, related: new Map() })).toHaveLength(240);
  });
});
