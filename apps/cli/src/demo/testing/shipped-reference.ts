import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DemoReference } from '../demo-board.js';

const DATA = new URL('../../../../../libs/reference-data/data/', import.meta.url);

interface ShippedRow {
  id: number;
  code: string;
  countryId: number;
  iso2: string;
  continente: 0 | 1;
  name: string;
  native: string;
  lat: number;
  lng: number;
  population: number;
  names: Record<string, string>;
  offered: boolean;
  excluded?: boolean;
}

interface ShippedConcept {
  id: number;
  names: Record<string, string[]>;
  current: boolean;
}

const rows = <T = ShippedRow>(file: string): T[] =>
  gunzipSync(readFileSync(new URL(`${file}.ndjson.gz`, DATA)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The reference data as it is shipped, in the shape of the generator: what a seeded database gives. */
export function shippedReference(): DemoReference {
  return {
    cities: rows('cities').map((city) => ({ ...city, nativeName: city.native })),
    countries: rows('countries').filter((country) => !country.excluded),
    languages: rows('languages'),
    occupations: rows<ShippedConcept>('occupations').map(({ names }) => ({
      labels: Object.fromEntries(Object.entries(names).map(([language, [preferred = '']]) => [language, preferred])),
    })),
    skills: rows<ShippedConcept>('skills')
      .filter(({ current }) => current)
      .map(({ id, names }) => ({ id, names: names.en ?? [] })),
  };
}
