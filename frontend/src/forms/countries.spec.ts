import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, namedCountries } from './countries.js';

const shipped = gunzipSync(
  readFileSync(new URL('../../../libs/reference-data/data/countries.ndjson.gz', import.meta.url)),
)
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: number; iso2: string; excluded: boolean });

describe('countries of the forms', () => {
  it('are those of the reference data, without the excluded one', () => {
    const expected = shipped.filter(({ excluded }) => !excluded).map(({ id, iso2 }) => `${iso2} ${id}`);
    expect(expected.length).toBeGreaterThan(200);
    expect(COUNTRIES.map(({ id, code }) => `${code} ${id}`)).toEqual(expected.sort());
  });

  it('have names, those of Europe first, in order', () => {
    const named = namedCountries('en');
    const names = named.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Åland Islands', 'Albania']);
    const world = named.findIndex(({ inEurope }) => !inEurope);
    expect(world).toBe(53);
    expect(names.slice(world, world + 2)).toEqual(['Afghanistan', 'Algeria']);
    expect(named.slice(world).some(({ inEurope }) => inEurope)).toBe(false);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });
});
