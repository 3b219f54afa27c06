import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { namesOfLabel } from '../../domain/gender-forms.js';
import { foldedWordsOf } from '../../domain/words.js';
import { QueryNames } from '../query-names.js';

const DATA = new URL('../../../../reference-data/data/', import.meta.url);
const READABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{M} '-]+$/u;

export interface ShippedThing {
  id: number;
  /** ISO 3166-1 alpha-2 or ISO 639-1. */
  code: string;
  names: string[];
  population: number;
}

interface Row {
  id: number;
  iso2: string;
  code: string;
  name: string;
  native: string;
  names: Record<string, string>;
  countryId: number;
  population: number;
  languages?: string[];
  offered: boolean;
  excluded?: boolean;
}

const rows = <T = Row>(file: string): T[] =>
  gunzipSync(readFileSync(new URL(`${file}.ndjson.gz`, DATA)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** What the reader goes by, from the files that are shipped: as a seeded database has it, but for the order of other names. */
export function shippedNames() {
  const names = new QueryNames();
  const languages = rows('languages').filter(({ offered }) => offered);
  const thing = ({ id, iso2, code, name, native, names: others, population }: Row): ShippedThing => ({
    id,
    code: iso2 ?? code,
    names: [...new Set([name, native, ...Object.values(others)].filter((one) => typeof one === 'string'))],
    population,
  });
  const countries = rows('countries').filter(({ excluded }) => !excluded);
  const idOf = new Map(languages.map(({ code, id }) => [code, id]));
  for (const row of countries) {
    const languageIds = (row.languages ?? []).flatMap((code) => idOf.get(code) ?? []);
    names.addCountry({ ...thing(row), languageIds });
  }
  for (const row of languages) names.addLanguage(thing(row));
  const aliases = new Map(rows<[number, string[]]>('city-aliases'));
  const cities = rows('cities');
  for (const row of cities) {
    const others = [...Object.values(row.names), ...(aliases.get(row.id) ?? [])].filter(
      (other) => other.length > 3 && READABLE.test(other) && other.split(' ').length <= 3,
    );
    names.addCity({ ...row, names: [row.name, row.native], others });
  }
  const work = new Set(
    rows<{ names: Record<string, string[]> }>('occupations').flatMap((occupation) =>
      Object.values(occupation.names)
        .flat()
        .flatMap(namesOfLabel)
        .map((name) => foldedWordsOf(name).join(' ')),
    ),
  );
  return {
    names,
    isWork: (key: string) => work.has(key),
    countries: countries.map(thing),
    languages: languages.map(thing),
    cities: cities.map((row) => ({ ...thing(row), names: [row.name, row.native] })),
  };
}
