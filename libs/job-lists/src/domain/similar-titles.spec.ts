import { describe, expect, it } from '@jest/globals';
import { rankByRarity, similarTitleKeywords } from './similar-titles.js';

describe('similarTitleKeywords', () => {
  it.each([
    ['Nurse', ['Nurse']],
    ['Senior Nurse (m/w/d) – Bonn', ['Senior Nurse', 'Senior', 'Nurse']],
    ['Kellner/in für unser Café, Teilzeit', ['Kellner/in für unser Café', 'Kellner', 'unser', 'Café']],
    ['Υπάλληλος υποδοχής', ['Υπάλληλος υποδοχής', 'Υπάλληλος', 'υποδοχής']],
    ['(m/w/d)', ['(m/w/d)']],
    ['  ', []],
  ])('of %j', (title, keywords) => {
    expect(similarTitleKeywords(title)).toEqual(keywords);
  });
});

describe('rankByRarity', () => {
  it('puts what a rare word found before what a common one found, and both before one', () => {
    const common = { ids: [1, 2, 3], total: 500 };
    const rare = { ids: [4, 3], total: 2 };
    expect(rankByRarity([common, rare], 1_000)).toEqual([3, 4, 1, 2]);
  });
});
