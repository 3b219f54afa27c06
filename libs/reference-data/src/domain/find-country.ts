import type { PlaceIndex } from './place-index.js';
import { normalisePlaceName } from './place-name.js';
import { type PlacePart, splitPlaceText } from './place-text.js';

/** The country that a text names as a whole, else by one of its parts. */
export function countryNamed(index: PlaceIndex, text: string): number | null {
  const whole = index.country(normalisePlaceName(text));
  return whole ?? countryAmong(index, splitPlaceText(text));
}

/** The last part that is the name of a country, or its code in capitals; a word alone is rather a town of that name. */
export function countryAmong(index: PlaceIndex, parts: PlacePart[]): number | null {
  for (const part of [...parts].reverse()) {
    const name = normalisePlaceName(part.written);
    const country = /^[\p{Ll}\d\s]{1,3}$/u.test(part.written) ? null : index.country(name);
    if (
      country !== null &&
      (parts.length > 1 || index.citiesNamed(name, null).every(({ city }) => city.countryId === country))
    ) {
      return country;
    }
  }
  return null;
}

/** "Germany" beside a German town; a town called like its country (Luxembourg) stays a town. */
export function namesCountry(index: PlaceIndex, part: PlacePart, countryId: number | null): boolean {
  const name = normalisePlaceName(part.written);
  return countryId !== null && index.country(name) === countryId && index.citiesNamed(name, countryId).length === 0;
}
