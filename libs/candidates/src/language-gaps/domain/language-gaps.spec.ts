import type { LevelRank } from '@babelboard/language-check';
import { describe, expect, it } from '@jest/globals';
import { type Demand, findLanguageGaps, languageNeeds } from './language-gaps.js';

const [GERMAN, FRENCH, DUTCH, POLISH] = [1, 2, 3, 4] as const;
const [SPAIN, PORTUGAL] = [724, 620];

const asks = (offers: number, ...asked: [id: number, level: LevelRank | null, group?: number][]): Demand => ({
  asked: asked.map(([languageId, level, oneOfGroup = null]) => ({ languageId, level, oneOfGroup })),
  countryIds: [],
  offers,
});
const held = (...languages: [number, LevelRank][]) => languages.map(([languageId, level]) => ({ languageId, level }));
const gaps = (speaks: ReturnType<typeof held>, ...demands: Demand[]) =>
  findLanguageGaps(speaks, languageNeeds(demands), []).gaps.map(({ languageId, from, to, offers }) => [
    languageId,
    from,
    to,
    offers,
  ]);

describe('a gap', () => {
  it('is a level of a language that is held, and what it opens', () => {
    expect(gaps(held([FRENCH, 3]), asks(38, [FRENCH, 4]), asks(7, [FRENCH, 3]))).toEqual([[FRENCH, 3, 4, 38]]);
  });

  it('counts what lower levels open, too, and names a further one where it is worth it', () => {
    const speaks = held([FRENCH, 2]);
    expect(gaps(speaks, asks(10, [FRENCH, 3]), asks(4, [FRENCH, 4]))).toEqual([[FRENCH, 2, 3, 10]]);
    expect(gaps(speaks, asks(10, [FRENCH, 3]), asks(6, [FRENCH, 5]))).toEqual([
      [FRENCH, 2, 5, 16],
      [FRENCH, 2, 3, 10],
    ]);
  });

  it('is one only where nothing else is missing', () => {
    const both = asks(9, [FRENCH, 4], [GERMAN, 4]);
    expect(gaps(held([FRENCH, 3], [GERMAN, 3]), both)).toEqual([]);
    expect(gaps(held([FRENCH, 3], [GERMAN, 4]), both)).toEqual([[FRENCH, 3, 4, 9]]);
  });

  it('is met by one of several alternatives, and opened by each of them', () => {
    const either = asks(5, [FRENCH, 4, 1], [DUTCH, 4, 1]);
    expect(gaps(held([DUTCH, 5]), either)).toEqual([]);
    expect(gaps(held([DUTCH, 3]), either)).toEqual([
      [DUTCH, 3, 4, 5],
      [FRENCH, null, 4, 5],
    ]);
  });

  it('of a new language is the level that opens half of what it opens', () => {
    const demands = [asks(2, [POLISH, null]), asks(10, [POLISH, 4]), asks(3, [POLISH, 6])];
    expect(gaps([], ...demands)).toEqual([[POLISH, null, 4, 12]]);
  });

  it('is no mother tongue', () => {
    expect(gaps(held([FRENCH, 6]), asks(5, [FRENCH, 7]))).toEqual([]);
  });
});

describe('all gaps', () => {
  it('come with what is open, those that open most first, held languages before others', () => {
    const demands = [asks(3, [GERMAN, 4]), asks(8, [FRENCH, 4]), asks(50, [POLISH, 1]), asks(6), asks(1, [FRENCH, 2])];
    const result = findLanguageGaps(held([FRENCH, 3], [GERMAN, 3]), languageNeeds(demands), []);
    expect(result.open).toBe(7);
    expect(result.gaps.map(({ languageId }) => languageId)).toEqual([FRENCH, GERMAN, POLISH]);
  });

  it('are counted in countries, too', () => {
    const demands = [
      { ...asks(4, [FRENCH, 4]), countryIds: [SPAIN, PORTUGAL] as number[] },
      { ...asks(2, [FRENCH, 4]), countryIds: [SPAIN] as number[] },
      asks(10, [FRENCH, 4]),
    ];
    const countries = [PORTUGAL as number, SPAIN as number, 250];
    const [gap] = findLanguageGaps(held([FRENCH, 3]), languageNeeds(demands), countries).gaps;
    expect(gap).toMatchObject({
      offers: 16,
      inCountries: [
        { countryId: PORTUGAL, offers: 4 },
        { countryId: SPAIN, offers: 6 },
      ],
    });
  });
});

describe('offers that ask for the same', () => {
  it('are one need, however they number their groups and in whatever order they name languages', () => {
    const needs = languageNeeds([
      asks(2, [FRENCH, 4, 1], [DUTCH, 3, 1], [GERMAN, 5]),
      asks(3, [GERMAN, 5], [DUTCH, 3, 7], [FRENCH, 4, 7]),
      asks(4, [FRENCH, 4], [DUTCH, 3], [GERMAN, 5]),
    ]);
    expect(needs.map(({ offers, required }) => [offers, required.length])).toEqual([
      [5, 2],
      [4, 3],
    ]);
  });
});
