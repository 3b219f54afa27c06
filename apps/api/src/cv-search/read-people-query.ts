import { EVERYBODY, type PeopleQuery } from '@babelboard/cv-search';
import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import { Clock } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { QueryReadings, type ReadPart } from '@babelboard/search/contract';
import { CEFR, type PeopleQuery as WireQuery } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';

const WEEK_MS = 604_800_000;
/** From here on a part is read wherever it stands. */
const CERTAIN = 0.8;

/** The reader of queries takes it for a part of the language: `German B2`. */
const LEVEL = new RegExp(`(?<![\\p{L}\\p{N}])(${CEFR.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** What a company asks for, and what of it was read out of its words. */
export interface ReadPeopleQuery {
  query: PeopleQuery;
  read: {
    countryIds: number[];
    cityIds: number[];
    languages: { languageId: number; level: LevelRank }[];
  };
  /** Null for a place that is known, or none. */
  unknownPlace: string | null;
}

/** Reads the search of a company: its filters, and those that stand in its words (`nurse Lisbon German B2`). */
@Injectable()
export class PeopleQueryReader {
  constructor(
    private readonly readings: QueryReadings,
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  async read(companyId: number, asked: WireQuery): Promise<ReadPeopleQuery> {
    const what = asked.literal === 'true' ? null : await this.inWords(asked.what);
    const where = await this.place(asked.where);
    const read = {
      countryIds: [...(what?.countryIds ?? []), ...where.countryIds],
      cityIds: [...(what?.cityIds ?? []), ...where.cityIds],
      languages: what?.languages ?? [],
    };
    const cityIds = [...asked.cities, ...read.cityIds];
    const query: PeopleQuery = {
      ...EVERYBODY,
      companyId,
      words: what?.words ?? asked.what,
      countryIds: unique([...asked.countries, ...read.countryIds]),
      cityIds: unique(cityIds.flatMap((id) => this.around(id, asked.radius))),
      movingCountryIds: asked.moving === 'true' ? this.countriesOf(asked.countries, read.countryIds, cityIds) : [],
      languages: [...asked.languages.flatMap((one) => this.language(one)), ...read.languages],
      skillIds: asked.skills,
      sectorIds: asked.sectors,
      experienceFrom: asked.experience ?? null,
      payUpTo: asked.pay ?? null,
      workingStatuses: asked.status,
      activeSince: asked.active === undefined ? null : this.thisWeek() - asked.active + 1,
      sort: asked.sort === 'active' ? 'active' : 'best',
      from: (asked.page - 1) * asked.rows,
      size: asked.rows,
    };
    const isKnown = asked.where === '' || where.countryIds.length + where.cityIds.length > 0;
    return { query, read, unknownPlace: isKnown ? null : asked.where };
  }

  /** Places and languages in the words, with the level that stands beside a language; null where there are none. */
  private async inWords(typed: string) {
    const reading = (await this.readings.read(typed)).find(({ certainty }) => certainty >= CERTAIN);
    if (reading === undefined) {
      return null;
    }
    const languages = reading.parts.flatMap((part) =>
      part.kind === 'language' ? [{ languageId: part.id, level: levelIn(typed.slice(part.from, part.to)) }] : [],
    );
    return {
      countryIds: idsOf(reading.parts, 'country'),
      cityIds: idsOf(reading.parts, 'city'),
      languages,
      words: reading.rest,
    };
  }

  /** A place is meant whatever else its name might mean. */
  private async place(typed: string): Promise<{ countryIds: number[]; cityIds: number[] }> {
    if (typed === '') {
      return { countryIds: [], cityIds: [] };
    }
    const parts = (await this.readings.read(typed)).flatMap((reading) => reading.parts);
    const read = { countryIds: unique(idsOf(parts, 'country')), cityIds: unique(idsOf(parts, 'city')) };
    if (read.countryIds.length + read.cityIds.length > 0) {
      return read;
    }
    const [city] = this.catalogue.citiesNamed(typed, 1, null);
    return { countryIds: [], cityIds: city === undefined ? [] : [city.id] };
  }

  private around(cityId: number, km: number | undefined): number[] {
    return km === undefined ? [cityId] : [cityId, ...this.catalogue.citiesWithin(cityId, km).map(({ id }) => id)];
  }

  /** Whoever would go to a city is known by its country alone. */
  private countriesOf(asked: readonly number[], read: readonly number[], cityIds: readonly number[]): number[] {
    return unique([...asked, ...read, ...cityIds.flatMap((id) => this.catalogue.city(id)?.countryId ?? [])]);
  }

  private language(asked: string): PeopleQuery['languages'] {
    const [slug = '', level] = asked.split(':');
    const language = this.catalogue.languageBySlug(slug);
    if (language === undefined) {
      return [];
    }
    const rank =
      level === undefined
        ? LANGUAGE_LEVELS.A1
        : level === 'native'
          ? LANGUAGE_LEVELS.motherTongue
          : LANGUAGE_LEVELS[level as (typeof CEFR)[number]];
    return [{ languageId: language.id, level: rank }];
  }

  private thisWeek(): number {
    return Math.floor(this.clock.now().getTime() / WEEK_MS);
  }
}

/** Any level where none is named. */
function levelIn(text: string): LevelRank {
  const level = LEVEL.exec(text)?.[1]?.toUpperCase();
  return level === undefined ? LANGUAGE_LEVELS.A1 : LANGUAGE_LEVELS[level as (typeof CEFR)[number]];
}

function idsOf(parts: readonly ReadPart[], kind: 'city' | 'country' | 'language'): number[] {
  return parts.flatMap((part) => (part.kind === kind ? [(part as { id: number }).id] : []));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
