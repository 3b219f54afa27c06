import { expect, it } from '@jest/globals';
import { offersAddress, readOffersQuery } from './offers-address.js';

const PLAIN = { page: 1, q: '', state: 'all', sort: 'newest', due: false } as const;

it.each([
  [PLAIN, '/company/jobs'],
  [{ ...PLAIN, q: 'night porter', state: 'draft', page: 2 }, '/company/jobs?q=night+porter&state=draft&page=2'],
  [{ ...PLAIN, due: true }, '/company/jobs?confirm=due'],
  [{ ...PLAIN, sort: 'views' }, '/company/jobs?sort=views'],
] as const)('reads what it writes: %j', (asked, address) => {
  expect(offersAddress(asked)).toBe(address);
  expect(readOffersQuery(new URL(address, 'http://localhost').searchParams)).toEqual(asked);
});

it('leaves out what makes no sense', () => {
  expect(readOffersQuery(new URLSearchParams('page=-3&state=gone&sort=pay&confirm=12'))).toEqual(PLAIN);
});
