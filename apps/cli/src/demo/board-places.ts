import type { DemoCity, DemoReference } from './demo-board.js';
import type { Family } from './families.js';
import { FAMILY_TRAITS } from './families.js';
import { ONLY_TOWNS } from './local-names.js';
import { MARKETS, RESORTS } from './markets.js';
import type { Random } from './random.js';

const TOWNS_OF_A_COUNTRY = 45;
/** A place within this distance of a much larger one is a part of it: ads name the larger one. */
const SUBURB_KM = 9;

export interface BoardCountry {
  id: number;
  iso2: string;
  towns: readonly (readonly [DemoCity, number])[];
  resorts: readonly DemoCity[];
}

const kilometres = (a: DemoCity, b: DemoCity): number =>
  111 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));

const isSuburb = (city: DemoCity, larger: readonly DemoCity[]): boolean =>
  larger.some((other) => other.population > 3 * city.population && kilometres(other, city) < SUBURB_KM);

/** Gives the countries that the demo hires in, with their towns weighted by the square root of the population. */
export function boardCountries(reference: DemoReference): BoardCountry[] {
  const byCountry = new Map<number, DemoCity[]>();
  for (const city of reference.cities) {
    const known = byCountry.get(city.countryId);
    if (known) known.push(city);
    else byCountry.set(city.countryId, [city]);
  }
  return reference.countries
    .filter((country) => country.continente === 1 && country.iso2 in MARKETS)
    .map((country) => {
      const only = ONLY_TOWNS[country.iso2];
      const cities = (byCountry.get(country.id) ?? [])
        .filter((city) => !/[(\d/]/.test(city.name) && (!only || only.has(city.name)))
        .sort((a, b) => b.population - a.population || a.id - b.id);
      const named = RESORTS[country.iso2] ?? [];
      const towns = cities
        .slice(0, 4 * TOWNS_OF_A_COUNTRY)
        .filter((city, index, all) => !isSuburb(city, all.slice(0, index)))
        .slice(0, TOWNS_OF_A_COUNTRY);
      return {
        id: country.id,
        iso2: country.iso2,
        towns: towns.map((city) => [city, Math.sqrt(city.population)] as const),
        resorts: cities.filter((city) => named.includes(city.name)),
      };
    })
    .filter((country) => country.towns.length > 0);
}

/** Picks a town: where guests come for work with guests, else by size. */
export function pickTown(country: BoardCountry, family: Family, random: Random): DemoCity {
  const forGuests = ['service', 'kitchen', 'cleaning', 'tourism'].includes(family);
  if (forGuests && country.resorts.length > 0 && random.chance(0.5)) return random.pick(country.resorts);
  const central = FAMILY_TRAITS[family].need === 'market' || FAMILY_TRAITS[family].need === 'international';
  return random.weighted(central ? country.towns.slice(0, 12) : country.towns);
}

/** Shares `offers` among countries by weight; each gets at least `least`. Gives one entry an offer, in random order. */
export function shareOut(countries: readonly BoardCountry[], offers: number, least: number, random: Random) {
  const weight = (country: BoardCountry) => MARKETS[country.iso2]?.weight ?? 0;
  const sum = countries.reduce((total, country) => total + weight(country), 0);
  const rest = Math.max(0, offers - least * countries.length);
  const shares = countries.flatMap((country) =>
    Array.from({ length: least + Math.floor((rest * weight(country)) / sum) }, () => country),
  );
  while (shares.length < offers) shares.push(random.pick(countries));
  return random.shuffled(shares).slice(0, offers);
}
