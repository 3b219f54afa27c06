import { describe, expect, it } from '@jest/globals';
import { type CreditLine, creditsLeft } from './credits-left.js';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const came = (amount: number, on: number, until?: number): CreditLine => ({
  ...{ amount, createdAt: day(on) },
  expiresAt: until === undefined ? null : day(until),
});
const used = (on: number, amount = 1): CreditLine => ({ amount: -amount, createdAt: day(on), expiresAt: null });

describe('credits', () => {
  it('are what came less what was used', () => {
    expect(creditsLeft([], day(1))).toEqual({ left: 0, expiring: null });
    expect(creditsLeft([came(10, 1), used(2), used(3)], day(4))).toEqual({ left: 8, expiring: null });
  });

  it('go at their end, those used before it not twice', () => {
    const lines = [came(5, 1, 10), came(5, 2), used(3), used(4)];
    expect(creditsLeft(lines, day(5))).toEqual({ left: 8, expiring: { credits: 3, at: day(10) } });
    expect(creditsLeft(lines, day(10))).toEqual({ left: 5, expiring: null });
  });

  it('are used in the order in which they go', () => {
    const lines = [came(2, 1), came(2, 1, 20), came(2, 1, 10), used(2), used(2), used(2)];
    expect(creditsLeft(lines, day(3))).toEqual({ left: 3, expiring: { credits: 1, at: day(20) } });
  });

  it('that had gone were not used', () => {
    const lines = [came(3, 1, 5), came(3, 2), used(6, 2)];
    expect(creditsLeft(lines, day(7)).left).toBe(1);
  });
});
