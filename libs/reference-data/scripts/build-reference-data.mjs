#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCities, writeCities } from './build-cities.mjs';
import { buildCountries } from './build-countries.mjs';
import { buildLanguages } from './build-languages.mjs';
import { buildOccupations } from './build-occupations.mjs';
import { givePlaceSlugs } from './build-place-slugs.mjs';
import { buildSectors } from './build-sectors.mjs';
import { buildSkills } from './build-skills.mjs';
import { dataFolder } from './shipped-files.mjs';

const [raw, version] = process.argv.slice(2);
if (!raw || !/^\d{4}\.\d+(\.\d+)?$/.test(version ?? '')) {
  console.error('Usage: node build-reference-data.mjs RAW_FOLDER VERSION (such as 2026.1) [--move-slugs]');
  process.exit(2);
}
const report = [];
const countries = buildCountries(raw);
const { cities, regions } = buildCities(raw, countries);
const regionNames = new Map(regions.map((region) => [region.code, region.name]));
const nearestFirst = (city) => (city.iso2 === 'GB' || city.iso2 === 'IE' ? [...city.regions].reverse() : city.regions);
const named = cities.map((city) =>
  Object.assign(city, { regionNames: nearestFirst(city).map((code) => regionNames.get(code)) }),
);
givePlaceSlugs(countries, named, report);
for (const city of named) delete city.regionNames;
writeCities(cities, regions);
buildLanguages(raw, report);
buildOccupations(raw, buildSkills(raw, report), report);
buildSectors(raw);
writeFileSync(join(dataFolder, 'version.json'), `${JSON.stringify({ version }, null, 2)}\n`);
console.log(report.join('\n'));
