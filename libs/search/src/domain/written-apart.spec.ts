import { describe, expect, it } from '@jest/globals';
import { writtenApart, writtenTogether } from './written-apart.js';

describe('writtenApart', () => {
  it('gives the two words among others, also without what links them', () => {
    expect(writtenApart('softwareentwickler')).toContainEqual(['software', 'entwickler']);
    expect(writtenApart('vertriebsleiter')).toContainEqual(['vertrieb', 'leiter']);
  });

  it('gives no short parts', () => {
    expect(writtenApart('nurse')).toEqual([]);
    expect(
      writtenApart('lagerist')
        .flat()
        .every((part) => part.length >= 4),
    ).toBe(true);
  });
});

describe('writtenTogether', () => {
  it('joins neighbours, also with a link', () => {
    expect(writtenTogether('vertrieb', 'leiter')).toEqual(
      expect.arrayContaining(['vertriebleiter', 'vertriebsleiter']),
    );
    expect(writtenTogether('it', 'leiter')).toEqual([]);
    expect(writtenTogether('sommer', '2026')).toEqual([]);
  });
});
