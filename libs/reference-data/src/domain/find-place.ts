import { chooseCity } from './choose-city.js';
import { countryAmong, countryNamed, namesCountry } from './find-country.js';
import type { Candidate, IndexedCity, PlaceIndex } from './place-index.js';
import { normalisePlaceName } from './place-name.js';
import {
  joinedPlaces,
  type PlacePart,
  splitPlaceText,
  townBeforeTail,
  townsOfInstitution,
  withoutGenitive,
} from './place-text.js';

interface Part extends PlacePart {
  candidates: Candidate[];
  regions: string[];
  /** Regions called exactly as the candidates are. */
  namesakes: string[];
}

/** Smallest town that is taken for what a text without any country means. */
const WELL_KNOWN = 50_000;

/** A city known by its bare name, also in front of a quarter's, as in Köln-Ehrenfeld. */
const LARGE = 100_000;

/** See PlaceFinder of the gazetteer; `iso2Of` gives the code by which the regions of a country begin. */
export function findPlace(
  index: PlaceIndex,
  text: { city: string | null; region?: string | null; country: string | null },
  iso2Of: (countryId: number) => string | null,
): { cityId: number | null; countryId: number | null } {
  const pieces = splitPlaceText(text.city ?? '');
  const given = text.country === null ? null : countryNamed(index, text.country);
  const countryId = given ?? countryAmong(index, pieces);
  const iso2 = countryId === null ? null : iso2Of(countryId);
  const parts = pieces
    .filter((piece) => !namesCountry(index, piece, countryId))
    .map((piece) => lookUp(index, piece, countryId, iso2));
  if (given !== null && parts.some((part) => namesForeignCountry(index, part, given))) {
    return { cityId: null, countryId };
  }
  const hints = splitPlaceText(text.region ?? '').flatMap(({ forms }) => regionsOf(index, forms, iso2));
  const city =
    asWritten(index, text.city ?? '', pieces, countryId) ??
    directly(parts, hints) ??
    directly(looserParts(index, parts, countryId, iso2), hints) ??
    byInstitution(index, parts, hints, countryId);
  if (countryId === null && city !== null && city.population < WELL_KNOWN) {
    return { cityId: null, countryId: null };
  }
  return { cityId: city?.id ?? null, countryId: countryId ?? city?.countryId ?? null };
}

function namesForeignCountry(index: PlaceIndex, part: Part, given: number): boolean {
  const country = part.written.length > 3 ? index.country(normalisePlaceName(part.written)) : null;
  return country !== null && country !== given && part.candidates.length === 0;
}

function lookUp(index: PlaceIndex, part: PlacePart, countryId: number | null, iso2: string | null): Part {
  const forms = [...part.forms];
  for (const form of part.forms) {
    const bare = withoutGenitive(form);
    if (bare !== null && (iso2 === null || ['SE', 'NO', 'DK', 'FI'].includes(iso2))) forms.push(bare);
  }
  const found = forms
    .map((form) => ({ form, candidates: index.citiesNamed(form, countryId) }))
    .filter(({ candidates }) => candidates.length > 0);
  const best = found.find(({ candidates }) => candidates.some(({ rank }) => rank < 3)) ?? found[0];
  return {
    ...part,
    candidates: best?.candidates ?? [],
    regions: regionsOf(index, part.forms, iso2),
    namesakes: best ? index.regionsNamed(best.form, iso2) : [],
  };
}

function regionsOf(index: PlaceIndex, forms: string[], iso2: string | null): string[] {
  return forms.flatMap((form) => index.regionsNamed(form, iso2));
}

/**
 * A part that is a town's name as a whole. The last one counts ("site, town"), unless it is the region of an earlier town
 * ("Hallein, Salzburg") or the text lists three towns or more, when the first one does.
 */
function directly(parts: Part[], hints: string[]): IndexedCity | null {
  const towns = parts.filter((part) => part.candidates.length > 0);
  const isList = towns.length > 2 && towns.length === parts.length;
  for (const part of isList ? towns : [...towns].reverse()) {
    const others = parts.filter((other) => other !== part && other.written !== part.written);
    const around = new Set([...hints, ...others.flatMap(({ regions }) => regions)]);
    const beside = others.flatMap(({ candidates }) => candidates.map(({ city }) => city));
    const usable = asTown(part, towns);
    const city = chooseCity(usable, around, beside);
    if (city) {
      return city;
    }
  }
  return null;
}

/**
 * A name that is also a region's means the town only if it lies there (the French "Vienne" is a department far from the town) or
 * is the far better known of the two (Kyiv, Minsk and Sofia lie outside the regions around them).
 */
function asTown(part: Part, towns: Part[]): Candidate[] {
  if (part.namesakes.length === 0) {
    return part.candidates;
  }
  const inside = (candidate: Candidate) => candidate.city.regionCodes.some((code) => part.namesakes.includes(code));
  const earlier = towns.slice(0, towns.indexOf(part));
  if (
    earlier.some(
      ({ written, candidates }) => written !== part.written && candidates.some((one) => one.rank < 3 && inside(one)),
    )
  ) {
    return [];
  }
  return part.candidates.filter(
    (candidate) => candidate.rank < 3 && (inside(candidate) || candidate.city.population >= LARGE),
  );
}

/** A name with brackets or commas of its own: "Frankfurt (Oder)", "Newport, Isle of Wight". */
function asWritten(index: PlaceIndex, text: string, pieces: PlacePart[], countryId: number | null): IndexedCity | null {
  if (pieces.length < 2 || countryId === null) {
    return null;
  }
  const candidates = index.citiesNamed(normalisePlaceName(text), countryId).filter(({ rank }) => rank < 3);
  return candidates.length === 1 ? (candidates[0]?.city ?? null) : null;
}

/** What may be read out of parts that are no town's name: several towns in one part, a town with a code or a quarter behind it. */
function looserParts(index: PlaceIndex, parts: Part[], countryId: number | null, iso2: string | null): Part[] {
  if (countryId === null) {
    return [];
  }
  const commonly = (text: string, smallest: number): Part[] =>
    splitPlaceText(text)
      .map((piece) => lookUp(index, piece, countryId, iso2))
      .map((part) => ({
        ...part,
        candidates: part.candidates.filter(({ rank, city }) => rank < 3 && city.population >= smallest),
      }));
  return parts.flatMap((part) => {
    const { beforeCode, beforeQuarter } = townBeforeTail(part.written);
    return [
      ...joinedPlaces(part.written)
        .reverse()
        .flatMap((place) => commonly(place, 0)),
      ...(beforeCode ? commonly(beforeCode, 0) : []),
      ...(beforeQuarter ? commonly(beforeQuarter, LARGE) : []),
      part,
    ];
  });
}

function byInstitution(
  index: PlaceIndex,
  parts: Part[],
  hints: string[],
  countryId: number | null,
): IndexedCity | null {
  if (countryId === null) {
    return null;
  }
  for (const part of [...parts].reverse()) {
    for (const run of part.forms.flatMap(townsOfInstitution)) {
      const candidates = index.citiesNamed(run, countryId).filter(({ rank }) => rank < 3);
      const city = chooseCity(candidates, new Set([...hints, ...parts.flatMap(({ regions }) => regions)]), []);
      if (city) {
        return city;
      }
    }
  }
  return null;
}
