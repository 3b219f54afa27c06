import { describe, expect, it } from '@jest/globals';
import { namesNoPay } from './missing-parts.js';

const salary = (min: number | null, max: number | null) =>
  ({ min, max, currency: 'EUR', period: 'year' }) as NonNullable<Parameters<typeof namesNoPay>[0]>;

describe('namesNoPay', () => {
  it.each([
    ['nothing', null, true],
    ['no amount', salary(null, null), true],
    ['“up to” alone', salary(null, 90_000), true],
    ['where pay begins', salary(36_000, null), false],
    ['a range', salary(36_000, 90_000), false],
  ])('%s', (_, stated, missing) => {
    expect(namesNoPay(stated)).toBe(missing);
  });
});
