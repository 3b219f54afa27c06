import { describe, expect, it } from '@jest/globals';
import { nearNames } from './near-names.js';

const NAMES = [
  { id: 1, name: 'Wundversorgung durchführen' },
  { id: 2, name: 'Kinderbetreuung' },
  { id: 2, name: 'Kinder betreuen' },
  { id: 3, name: 'carry out wound care' },
  { id: 4, name: 'C#' },
  { id: 5, name: 'Führerschein' },
];
const near = await nearNames(NAMES);
const closest = (phrase: string) => near.find(phrase, 0.3)[0]?.id;

describe('nearNames', () => {
  it.each([
    ['Wundversorgungen', 1],
    ['betreue Kinder', 2],
    ['wound-care', 3],
    ['FUHRERSCHEIN B und C', 5],
    ['c#', 4],
  ])('finds what %p is closest to', (phrase, id) => {
    expect(closest(phrase)).toBe(id);
  });

  it('says how alike two names are, from nothing in common to the same', () => {
    expect(near.find('Kinderbetreuung', 0.3)[0]).toEqual({ id: 2, closeness: expect.closeTo(1) });
    const [some] = near.find('Kinderbetreuung in Altenheimen', 0.3);
    expect(some?.closeness).toBeGreaterThan(0.4);
    expect(some?.closeness).toBeLessThan(0.9);
    expect(near.find('Kinderbetreuung in Altenheimen', 0.9)).toEqual([]);
    expect(near.find('Xylophon', 0)).toEqual([]);
    expect(near.find('', 0)).toEqual([]);
  });

  it('gives an id once, by its closest name', () => {
    expect(near.find('Kinderbetreuung', 0.3).filter(({ id }) => id === 2)).toHaveLength(1);
  });

  it('does not count what stands everywhere', async () => {
    const many = Array.from({ length: 40 }, (_, id) => ({ id, name: `perform task${'abcdefghij'[id % 10]}${id}` }));
    expect((await nearNames(many)).find('perform', 0)).toEqual([]);
  });
});
