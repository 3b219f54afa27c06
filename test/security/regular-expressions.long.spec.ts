import { expect, it } from '@jest/globals';
import { findSlowExpressions } from './regular-expressions.js';

it('no text can make an expression of the servers run for ever', async () => {
  const { slow, seen } = await findSlowExpressions(['libs', 'apps']);
  expect(slow.filter(({ time }) => time === 'exponential')).toEqual([]);
  expect(seen).toBeGreaterThan(600);
});
