import { join } from 'node:path';
import { placeSlug } from './ascii.mjs';
import { readJson, readOverrides, writeShipped } from './shipped-files.mjs';

const KOSOVO = 983;

/** "Bosnia and Herzegovina" in the languages that the source has, plus its official and own names and the usual short forms. */
function aliasesOf(country, extra) {
  const names = [
    country.name,
    country.official_name,
    ...Object.values(country.names),
    ...Object.values(country.native_names),
  ];
  return [...new Set([...names, ...(extra ?? [])].filter(Boolean))];
}

/** countries.ndjson.gz: id is the ISO 3166-1 numeric code; the withdrawn 249 stands in it and is marked as excluded. */
export function buildCountries(raw) {
  const overrides = readOverrides('countries');
  const rows = readJson(join(raw, 'countries.json')).map((country) => ({
    id: country.iso2 === 'XK' ? KOSOVO : Number(country.numeric),
    iso2: country.iso2,
    iso3: overrides.iso3[country.iso2] ?? country.iso3,
    slug: overrides.slugs[country.iso2] ?? placeSlug(country.name),
    name: country.name,
    names: country.names,
    aliases: aliasesOf(country, overrides.aliases[country.iso2]),
    continente: country.region === 'Europe' || country.iso2 === 'CY' || country.iso2 === 'TR' ? 1 : 0,
    currency: overrides.currencies[country.iso2] ?? country.currencies[0] ?? null,
    languages: overrides.languages[country.iso2] ?? country.languages,
    callingCodes: country.calling_codes,
    eu: country.eu,
    eea: country.eea,
    schengen: country.schengen,
    excluded: false,
  }));
  rows.push({
    id: 249,
    iso2: 'FX',
    iso3: 'FXX',
    slug: 'Metropolitan_France',
    name: 'Metropolitan France',
    names: { en: 'Metropolitan France' },
    aliases: [],
    continente: 1,
    currency: 'EUR',
    languages: ['fr'],
    callingCodes: ['+33'],
    eu: true,
    eea: true,
    schengen: true,
    excluded: true,
  });
  rows.sort((a, b) => a.id - b.id);
  writeShipped('countries.ndjson.gz', rows);
  const currencies = readJson(join(raw, 'currencies.json'));
  writeShipped(
    'currencies.ndjson.gz',
    currencies.map(({ code, numeric, digits, name }) => ({ code, numeric: Number(numeric), digits, name })),
  );
  return rows;
}
