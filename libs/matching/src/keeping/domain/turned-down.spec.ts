import { expect, it } from '@jest/globals';
import { type Discard, turnedDownBy } from './turned-down.js';

const place = { part: 'place' as const, reason: 'far' as const, cityId: 1, countryId: 2, fit: 0, weight: 1 };
const discard = (reason: Discard['reason'], km: number | null = null): Discard => ({
  reason,
  matching: { parts: [{ ...place, km }] },
  asks: { companyId: 7, occupationIds: [3, 1], payPerYear: km === null ? null : 20_000 + km },
});

it('discards say what comes next by their reasons alone', () => {
  expect(turnedDownBy([discard('none'), discard('too-far'), discard('pay-too-low'), discard(null)])).toEqual({
    companyIds: [],
    fromKm: null,
    payUpTo: null,
    occupationIds: [],
  });
  expect(
    turnedDownBy([
      discard('too-far', 400),
      discard('too-far', 90),
      discard('company'),
      discard('company'),
      discard('pay-too-low', 5),
      discard('pay-too-low', 2),
      discard('other-work'),
    ]),
  ).toEqual({ companyIds: [7], fromKm: 90, payUpTo: 20_005, occupationIds: [1, 3] });
});
