import { describe, expect, it } from '@jest/globals';
import { slugOf } from './read-sentence.js';

const entry = (slug: string, name: string) => ({ id: slug, slug, name, total: 1 });
const places = {
  countries: { data: [{ ...entry('Luxembourg', 'Luxembourg'), continente: 1 as const }] },
  cities: { data: [{ ...entry('Brest_BY', 'Brest'), country_slug: 'Belarus' }] },
};

describe('a place that somebody typed', () => {
  it('goes by its slug where it is known, else as it was typed', () => {
    expect(slugOf('brest', places)).toBe('Brest_BY');
    expect(slugOf('Luxembourg', places)).toBe('Luxembourg');
    expect(slugOf('Köln', places)).toBe('Köln');
    expect(slugOf('Köln', undefined)).toBe('Köln');
  });
});
