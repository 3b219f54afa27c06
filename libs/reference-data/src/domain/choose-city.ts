import type { Candidate, IndexedCity } from './place-index.js';

const EARTH_RADIUS_KM = 6371;
const NEAR_KM = 40;
/** A city must be so many times larger than the next of its name to be meant without another hint. */
const CLEARLY_LARGER = 2;

/**
 * The one city that a name means among those that bear it, or null when that stays open. Better names beat worse ones (any other
 * name counts only if no city is commonly called so), towns beat quarters, then regions named beside it decide, then the
 * neighbourhood of other places named, then size.
 */
export function chooseCity(
  candidates: Candidate[],
  regionHints: ReadonlySet<string>,
  near: IndexedCity[],
): IndexedCity | null {
  const common = candidates.filter(({ rank }) => rank < 3);
  let left = common.length > 0 ? common : candidates;
  left = keepFitting(left, ({ city }) => city.regionCodes.some((code) => regionHints.has(code)));
  if (left.length > 1 && near.length > 0) {
    left = keepFitting(left, ({ city }) =>
      near.some((other) => other.id !== city.id && distanceKm(city, other) < NEAR_KM),
    );
  }
  left = keepFitting(left, ({ city }) => !city.district);
  const [first, second] = left.map(({ city }) => city).sort((a, b) => b.population - a.population);
  if (!first) {
    return null;
  }
  return !second || first.population >= CLEARLY_LARGER * second.population ? first : null;
}

function keepFitting(candidates: Candidate[], fits: (candidate: Candidate) => boolean): Candidate[] {
  const kept = candidates.filter(fits);
  return kept.length > 0 ? kept : candidates;
}

/** Great-circle distance in kilometres (haversine formula). */
function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const lat = Math.sin(((b.lat - a.lat) * radians) / 2);
  const lng = Math.sin(((b.lng - a.lng) * radians) / 2);
  const h = lat * lat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * lng * lng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
