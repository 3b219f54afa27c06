import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { findPlace } from '../domain/find-place.js';
import { type IndexedCity, type IndexedRegion, PlaceIndex } from '../domain/place-index.js';
import { keepUntilReload } from './keep-until-reload.js';
import { ReferenceCatalogue } from './reference-catalogue.js';

export interface PlaceText {
  /** As the ad writes it: a town, an address, several towns. */
  city: string | null;
  region?: string | null;
  /** ISO 3166-1 alpha-2 or alpha-3, or a name in any language. */
  country: string | null;
}

export interface FoundPlace {
  cityId: number | null;
  countryId: number | null;
}

/** Finds the city and country that an ad names in free text. */
export interface PlaceFinder {
  /**
   * The place meant, as far as the text says it for certain: a city is only found inside the country when that is known, and a
   * name that several places bear stays unplaced (`cityId: null`) unless a region, a place nearby or size decides.
   */
  find(text: PlaceText): FoundPlace;
}

/** All names of places (10⁵): read when the first free text is looked up, and kept. */
@Injectable()
export class Gazetteer {
  readonly open: () => Promise<PlaceFinder>;

  constructor(
    private readonly database: Database,
    catalogue: ReferenceCatalogue,
  ) {
    const iso2Of = (countryId: number) => catalogue.country(countryId)?.iso2 ?? null;
    this.open = keepUntilReload(catalogue, async () => {
      const index = await this.readIndex();
      return { find: (text) => findPlace(index, text, iso2Of) };
    });
  }

  private async readIndex(): Promise<PlaceIndex> {
    const [cities, names, regions, codes, countryNames] = await Promise.all([
      this.database.query<IndexedCity>(
        `SELECT id, country_id AS "countryId", lat, lng, population, district, region_codes AS "regionCodes" FROM city`,
      ),
      this.database.query<{ lines: string | null }>(
        `SELECT string_agg(alias || E'\\t' || place_id || E'\\t' || rank, E'\\n') AS lines
         FROM place_alias WHERE kind = 'city'`,
      ),
      this.database.query<IndexedRegion>('SELECT code, name, ascii_name AS "asciiName" FROM region'),
      this.database.query<{ id: number; iso2: string; iso3: string }>(
        'SELECT id, iso2, iso3 FROM country WHERE NOT excluded',
      ),
      this.database.query<{ alias: string; id: number }>(
        `SELECT alias, place_id AS id FROM place_alias WHERE kind = 'country' ORDER BY rank, place_id`,
      ),
    ]);
    return new PlaceIndex(cities, cityNames(names[0]?.lines ?? ''), regions, [
      ...codes.flatMap(({ id, iso2, iso3 }): [string, number][] => [
        [iso2.toLowerCase(), id],
        [iso3.toLowerCase(), id],
      ]),
      ...countryNames.map(({ alias, id }) => [alias, id] as const),
    ]);
  }
}

/** One long text is read several times faster than a row object for each of 10⁵ names. */
function* cityNames(lines: string): Generator<readonly [string, number, number]> {
  for (const line of lines === '' ? [] : lines.split('\n')) {
    const [alias = '', id, rank] = line.split('\t');
    yield [alias, Number(id), Number(rank)];
  }
}
