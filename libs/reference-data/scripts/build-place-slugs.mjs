import { placeSlug } from './ascii.mjs';
import { readShipped } from './shipped-files.mjs';

const RESERVED = ['Remote', 'RemoteCountryBased', 'Hybrid', 'Jobs'];

/**
 * Gives every city its slug: countries come first, then the slugs of the overrides, then the largest city of a name. Another city
 * of the name adds its country, or its region when the country has the name already. Prints what was decided for review.
 */
export function givePlaceSlugs(countries, cities, report) {
  const taken = new Map(RESERVED.map((slug) => [slug.toLowerCase(), 'reserved word']));
  const take = (slug, owner) => {
    if (taken.has(slug.toLowerCase())) return false;
    taken.set(slug.toLowerCase(), owner);
    return true;
  };
  for (const country of countries) {
    if (!take(country.slug, `country ${country.name}`)) throw new Error(`Two countries want ${country.slug}`);
  }
  for (const city of cities.filter((entry) => entry.slugOverride)) {
    city.slug = city.slugOverride;
    if (!take(city.slug, describe(city))) throw new Error(`The slug ${city.slug} of the overrides is taken`);
  }
  const inCountry = new Set(cities.filter((city) => city.slug).map((city) => nameKey(city)));
  const sameName = groupBy(cities, nameKey);
  const order = cities
    .filter((city) => !city.slug)
    .sort((a, b) => a.district - b.district || b.population - a.population || a.id - b.id);
  for (const city of order) {
    const base = placeSlug(city.name);
    const owner = taken.get(base.toLowerCase());
    const namesakes = sameName.get(nameKey(city)).filter((other) => other !== city);
    const choice = candidates(city, base, inCountry.has(nameKey(city)), namesakes);
    city.slug = choice.find((slug) => take(slug, describe(city)));
    if (!city.slug) throw new Error(`No slug is left for ${describe(city)}: add one to overrides/cities.json`);
    inCountry.add(nameKey(city));
    if (city.slug !== base) report.push(`${base} is ${owner}; ${describe(city)} gets ${city.slug}`);
    if (!/^[A-Z][A-Za-z]*(?:[_-][A-Za-z]+)*$/.test(city.slug) || /-for-|-speakers|-jobs/i.test(city.slug)) {
      report.push(`ODD ${city.slug}: ${describe(city)}`);
    }
  }
  refuseSilentChanges(countries, cities);
}

/** Slugs that a city may have, the plainest first; a region that no namesake in the country shares goes before one that does. */
function candidates(city, base, countryHasName, namesakes) {
  const shared = (name) => namesakes.some((other) => other.regionNames.includes(name));
  const regions = [...city.regionNames.filter((name) => !shared(name)), ...city.regionNames.filter(shared)]
    .map((name) => placeSlug(name))
    .filter((slug) => slug && slug.toLowerCase() !== base.toLowerCase());
  const byCountry = `${base}_${city.iso2}`;
  const byRegion = regions.map((region) => `${base}_${region}`);
  return [
    base,
    ...(countryHasName ? byRegion : [byCountry, ...byRegion]),
    ...byRegion.map((slug) => `${slug}_${city.iso2}`),
    byCountry,
  ];
}

function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const nameKey = (city) => `${city.iso2} ${placeSlug(city.name).toLowerCase()}`;

const describe = (city) => `${city.name}${city.district ? '*' : ''} (${city.iso2}, ${city.region}, ${city.population})`;

/** A slug that was shipped belongs to its place for ever: the build stops instead of moving it. */
function refuseSilentChanges(countries, cities) {
  const now = new Map([...countries, ...cities].map((place) => [place.id, place.slug]));
  const moved = [...readShipped('countries.ndjson.gz'), ...readShipped('cities.ndjson.gz')].filter(
    (row) => now.get(row.id) !== row.slug,
  );
  if (moved.length > 0 && !process.argv.includes('--move-slugs')) {
    throw new Error(
      `Shipped slugs would change: ${moved
        .slice(0, 20)
        .map((row) => `${row.slug} → ${now.get(row.id)}`)
        .join(', ')}`,
    );
  }
}
