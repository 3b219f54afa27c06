import type { FoundPlace, PlaceFinder } from '@babelboard/reference-data/contract';
import type { OfferPlace } from '../domain/offer-content.js';
import type { AdLocation, AdWarning } from './normalise/normalised-ad.js';

/**
 * Looks up the places of an ad. A name that no city of the reference data bears is kept as text and named in a warning. Each
 * place stands once, and a country alone only where none of its cities stands beside it.
 */
export function placeAd(
  locations: readonly AdLocation[],
  finder: PlaceFinder,
): { places: OfferPlace[]; warnings: AdWarning[] } {
  const places: OfferPlace[] = [];
  const warnings: AdWarning[] = [];
  for (const location of locations) {
    const { cityId, countryId } = lookUp(location, finder, locations.length === 1);
    const isPlaced = cityId !== null || (location.text !== null && onlyCountry(location.text, finder) !== null);
    const name = location.text ?? location.region ?? location.postalCode;
    if (!isPlaced && (name !== null || countryId === null)) {
      warnings.push({ code: 'PLACE_UNKNOWN', message: `The place "${name ?? location.country}" is not known.` });
    }
    const place = { cityId, countryId, text: isPlaced ? null : location.text };
    if (!isEmpty(place) && !places.some((other) => same(other, place))) {
      places.push(place);
    }
  }
  return { places: places.filter((place) => !isCovered(place, places)), warnings };
}

/**
 * A place that names its country is looked up in it. Elsewhere the hint is tried first, then the text alone, as the hint may
 * belong to another place of the ad.
 */
function lookUp({ text, region, country, countryHint }: AdLocation, finder: PlaceFinder, only: boolean): FoundPlace {
  const nowhere = { cityId: null, countryId: null };
  if (country !== null || countryHint === null) {
    return finder.find({ city: text, region, country });
  }
  if (text === null) {
    return only ? finder.find({ city: null, country: countryHint }) : nowhere;
  }
  const hinted = finder.find({ city: text, region, country: countryHint });
  const free = hinted.cityId === null ? finder.find({ city: text, region, country: null }) : hinted;
  const countryId = free.cityId === null ? onlyCountry(text, finder) : null;
  if (countryId !== null) {
    return { cityId: null, countryId };
  }
  return free.countryId !== null ? free : only ? hinted : nowhere;
}

/** The country of a text that names nothing else: "Spain", "ES - Spain". */
function onlyCountry(text: string, finder: PlaceFinder): number | null {
  const ids = text.split(/[,|]|\s[-–—]\s/).map((part) => finder.find({ city: null, country: part.trim() }).countryId);
  return ids.includes(null) ? null : (ids.at(-1) ?? null);
}

function isEmpty({ cityId, countryId, text }: OfferPlace): boolean {
  return cityId === null && countryId === null && text === null;
}

function isCovered(place: OfferPlace, places: OfferPlace[]): boolean {
  const isCountry = place.cityId === null && place.text === null;
  return isCountry && places.some((other) => other.countryId === place.countryId && other.cityId !== null);
}

function same(one: OfferPlace, other: OfferPlace): boolean {
  return one.cityId === other.cityId && one.countryId === other.countryId && one.text === other.text;
}
