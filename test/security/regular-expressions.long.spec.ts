import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findSlowExpressions } from './regular-expressions.js';

const PLACES = ['libs', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

describe('no text can make an expression of the servers run for ever', () => {
  let all = 0;

  it.each(PLACES)('in %s', async (place) => {
    const { slow, seen } = await findSlowExpressions([place]);
    expect(slow.filter(({ time }) => time === 'exponential')).toEqual([]);
    all += seen;
  });

  it('as far as all of them were seen', () => {
    expect(all).toBeGreaterThan(600);
  });
});
