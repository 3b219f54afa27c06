import { normalisePlaceName } from './place-name.js';

export interface IndexedCity {
  id: number;
  countryId: number;
  lat: number;
  lng: number;
  population: number;
  district: boolean;
  regionCodes: string[];
}

export interface IndexedRegion {
  code: string;
  name: string;
  asciiName: string;
}

export interface Candidate {
  city: IndexedCity;
  /** 1 own name, 2 name in a common language, 3 any other name. */
  rank: number;
}

const REGION_WORDS =
  /\b(?:oblast|voivodeship|kommune?|county|borough of|district of|city of|county of|lan|landkreis|kreis|kreisfreie stadt|province of|provincia di|provincia de|departement du|departement de|region|rayon|judet|kraj|fylke|canton of|canton de)\b/gu;

/** The names of countries, regions and cities, for looking up normalised names. */
export class PlaceIndex {
  private readonly cities = new Map<number, IndexedCity>();
  /** Name → city id × 4 + rank; a list only where several cities share it: there are 10⁵ names. */
  private readonly names = new Map<string, number | number[]>();
  private readonly regionCodes = new Map<string, string[]>();
  private readonly countryNames = new Map<string, number>();

  constructor(
    cities: readonly IndexedCity[],
    cityNames: Iterable<readonly [alias: string, cityId: number, rank: number]>,
    regions: readonly IndexedRegion[],
    countryNames: Iterable<readonly [alias: string, countryId: number]>,
  ) {
    for (const city of cities) {
      this.cities.set(city.id, city);
    }
    for (const [alias, id, rank] of cityNames) {
      const entry = id * 4 + rank;
      const present = this.names.get(alias);
      this.names.set(alias, present === undefined ? entry : ([] as number[]).concat(present, entry));
    }
    for (const region of regions) {
      this.addRegion(region);
    }
    for (const [alias, id] of countryNames) {
      this.countryNames.set(alias, this.countryNames.get(alias) ?? id);
    }
  }

  /** Country called `form` (a normalised name, an ISO code); by `countryNames` order where two share a name. */
  country(form: string): number | null {
    return this.countryNames.get(form) ?? null;
  }

  /** Cities called `form`, within the country when it is known. */
  citiesNamed(form: string, countryId: number | null): Candidate[] {
    const entries = this.names.get(form);
    if (entries === undefined) {
      return [];
    }
    const candidates: Candidate[] = [];
    for (const entry of typeof entries === 'number' ? [entries] : entries) {
      const city = this.cities.get(Math.floor(entry / 4));
      if (city && (countryId === null || city.countryId === countryId)) {
        candidates.push({ city, rank: entry % 4 });
      }
    }
    return candidates;
  }

  /** Codes of the regions called `form`; `iso2` narrows them to a country. */
  regionsNamed(form: string, iso2: string | null): string[] {
    const codes = this.regionCodes.get(form) ?? [];
    return iso2 === null ? codes : codes.filter((code) => code.startsWith(`${iso2}.`));
  }

  private addRegion(region: IndexedRegion): void {
    const full = [normalisePlaceName(region.name), normalisePlaceName(region.asciiName)];
    const short = full.map((name) => name.replace(REGION_WORDS, '').trim().replace(/\s+/g, ' '));
    for (const name of new Set([...full, ...short])) {
      if (name !== '') {
        this.regionCodes.set(name, [...(this.regionCodes.get(name) ?? []), region.code]);
      }
    }
  }
}
