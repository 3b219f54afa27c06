import { describe, expect, it } from '@jest/globals';
import { readExperience } from './ad-experience.js';

describe('readExperience', () => {
  it.each([
    [0, 1],
    [12, 2],
    [24, 3],
    [60, 3],
    [61, 4],
    [-1, null],
    ['3+ years of experience', 3],
    ['minst 2 års erfaring', 3],
    ['1 Jahr', 2],
    ['7–10 ans', 4],
    ['no experience needed', 1],
    ['Ikke påkrevet', 1],
    ['a sense of humour', null],
    [null, null],
  ])('reads %s as %s', (raw, step) => {
    expect(readExperience(raw)).toBe(step);
  });
});
