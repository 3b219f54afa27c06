import type { EntityManager } from 'typeorm';
import { normalisePlaceName } from '../domain/place-name.js';
import { bulkUpsert } from './bulk-upsert.js';
import { readShipped } from './shipped-data.js';

interface ShippedCountry {
  id: number;
  slug: string;
  name: string;
  names: Record<string, string>;
  aliases: string[];
  callingCodes: string[];
  excluded: boolean;
}

interface ShippedCity {
  id: number;
  slug: string;
  countryId: number;
  name: string;
  native: string;
  region: string | null;
  regions: string[];
  names: Record<string, string>;
  aliases: string[];
}

interface SlugRow {
  slug: string;
  kind: 'country' | 'city';
  place_id: number;
}

/** How sure an alias is: the names a place goes by at home and in English, in the common languages, anywhere at all. */
const OWN_NAME = 1;
const COMMON_NAME = 2;
const ANY_NAME = 3;

/** Countries, currencies, regions and cities with slugs and aliases. Gives the number of rows written. */
export async function loadPlaces(tx: EntityManager): Promise<number> {
  const countries = await readShipped<ShippedCountry>('countries');
  const cities = await readShipped<ShippedCity>('cities');
  const currencies = await readShipped<{ numeric: number }>('currencies');
  const regions = await readShipped<{ asciiName: string }>('regions');
  await giveSlugs(tx, [
    ...countries.map(({ slug, id }) => ({ slug, kind: 'country' as const, place_id: id })),
    ...cities.map(({ slug, id }) => ({ slug, kind: 'city' as const, place_id: id })),
  ]);
  await bulkUpsert(
    tx,
    'country',
    ['id'],
    {
      id: 'integer',
      iso2: 'text',
      iso3: 'text',
      slug: 'text',
      name: 'text',
      names: 'jsonb',
      continente: 'smallint',
      currency: 'text',
      languages: 'text[]',
      calling_codes: 'text[]',
      eu: 'boolean',
      eea: 'boolean',
      schengen: 'boolean',
      excluded: 'boolean',
    },
    countries.map((country) => ({ ...country, calling_codes: country.callingCodes })),
  );
  await bulkUpsert(
    tx,
    'currency',
    ['code'],
    { code: 'text', numeric_code: 'smallint', digits: 'smallint', name: 'text' },
    currencies.map((currency) => ({ ...currency, numeric_code: currency.numeric })),
  );
  await bulkUpsert(
    tx,
    'region',
    ['code'],
    { code: 'text', name: 'text', ascii_name: 'text' },
    regions.map((region) => ({ ...region, ascii_name: region.asciiName })),
  );
  await bulkUpsert(
    tx,
    'city',
    ['id'],
    {
      id: 'integer',
      country_id: 'integer',
      slug: 'text',
      name: 'text',
      native_name: 'text',
      names: 'jsonb',
      region: 'text',
      region_codes: 'text[]',
      lat: 'double precision',
      lng: 'double precision',
      population: 'integer',
      district: 'boolean',
    },
    cities.map((city) => ({
      ...city,
      country_id: city.countryId,
      native_name: city.native,
      region_codes: city.regions,
    })),
  );
  const aliases = await aliasRows(countries, cities);
  await tx.query('DELETE FROM place_alias');
  await bulkUpsert(
    tx,
    'place_alias',
    ['alias', 'kind', 'place_id'],
    { alias: 'text', kind: 'text', place_id: 'integer', rank: 'smallint' },
    aliases,
  );
  return countries.length + cities.length + currencies.length + regions.length + aliases.length;
}

/** A slug that stands in the table stays with its place for ever; when a place gets another one, the old row is kept as not current. */
async function giveSlugs(tx: EntityManager, slugs: SlugRow[]): Promise<void> {
  const rows = JSON.stringify(slugs);
  const source = 'jsonb_to_recordset($1::jsonb) AS r (slug text, kind text, place_id integer)';
  const moved = await tx.query<{ slug: string }[]>(
    `SELECT r.slug FROM ${source} JOIN place_slug p ON lower(p.slug) = lower(r.slug)
     WHERE (p.kind, p.place_id) <> (r.kind, r.place_id)`,
    [rows],
  );
  if (moved.length > 0) {
    throw new Error(`Place slugs may not move to another place: ${moved.map(({ slug }) => slug).join(', ')}`);
  }
  await tx.query(
    `UPDATE place_slug p SET current = false FROM ${source}
     WHERE p.kind = r.kind AND p.place_id = r.place_id AND p.slug <> r.slug`,
    [rows],
  );
  await tx.query(
    `INSERT INTO place_slug (slug, kind, place_id) SELECT slug, kind, place_id FROM ${source}
     ON CONFLICT (slug) DO UPDATE SET current = true`,
    [rows],
  );
}

async function aliasRows(countries: ShippedCountry[], cities: ShippedCity[]): Promise<object[]> {
  const alternates = new Map(await readShipped<[number, string[]]>('city-aliases'));
  const rows = new Map<string, object>();
  const add = (kind: 'country' | 'city', placeId: number, rank: number, names: string[]) => {
    for (const name of names) {
      const alias = normalisePlaceName(name);
      const key = `${kind} ${placeId} ${alias}`;
      if (alias !== '' && !rows.has(key)) {
        rows.set(key, { alias, kind, place_id: placeId, rank });
      }
    }
  };
  for (const country of countries.filter(({ excluded }) => !excluded)) {
    add('country', country.id, OWN_NAME, [country.name, country.slug]);
    add('country', country.id, COMMON_NAME, [...Object.values(country.names), ...country.aliases]);
  }
  for (const city of cities) {
    add('city', city.id, OWN_NAME, [city.name, city.native]);
    add('city', city.id, COMMON_NAME, [...Object.values(city.names), ...city.aliases, city.slug]);
    add('city', city.id, ANY_NAME, alternates.get(city.id) ?? []);
  }
  return [...rows.values()];
}
