import { Database } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CityRecord, CountryRecord, LanguageRecord, SkillRecord } from './reference-records.js';

/** Codes that ads and detectors use for a language that is offered under another code. */
const OTHER_CODES: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  vls: 'nl-BE',
  cmn: 'zh',
  iw: 'he',
  in: 'id',
  fil: 'tl',
  mo: 'ro',
  'de-ch': 'gsw',
};

/** One kind of record with its indexes. */
class Shelf<T extends { id: number; slug: string }> {
  private readonly byId: Map<number, T>;
  private readonly bySlug: Map<string, T>;

  constructor(readonly all: readonly T[]) {
    this.byId = new Map(all.map((record) => [record.id, record]));
    this.bySlug = new Map(all.map((record) => [record.slug.toLowerCase(), record]));
  }

  get(id: number): T | undefined {
    return this.byId.get(id);
  }

  named(slug: string): T | undefined {
    return this.bySlug.get(slug.toLowerCase());
  }
}

/**
 * The reference tables in memory, for reading. Slugs are found whatever their case; the record has the normal form.
 * Countries come in order of their English names, cities by population, languages with the offered ones first.
 */
@Injectable()
export class ReferenceCatalogue implements OnModuleInit {
  private countryShelf = new Shelf<CountryRecord>([]);
  private cityShelf = new Shelf<CityRecord>([]);
  private languageShelf = new Shelf<LanguageRecord>([]);
  private skillShelf = new Shelf<SkillRecord>([]);
  private byIso2 = new Map<string, CountryRecord>();
  private byCode = new Map<string, LanguageRecord>();
  private readonly onReload: (() => Promise<void>)[] = [];

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  /** Reads all tables again; to be called when they were loaded after the start. */
  async reload(): Promise<void> {
    const [countries, cities, languages, skills] = await Promise.all([
      this.database.query<CountryRecord>(
        'SELECT id, iso2, iso3, slug, name, continente, currency, names FROM country WHERE NOT excluded ORDER BY name',
      ),
      this.database.query<CityRecord>(
        `SELECT id, country_id AS "countryId", slug, name, native_name AS "nativeName", lat, lng, population, region
         FROM city ORDER BY population DESC, id`,
      ),
      this.database.query<LanguageRecord>(
        `SELECT id, code, slug, name, native_name AS "nativeName", names, offered
         FROM language ORDER BY offered DESC, id`,
      ),
      this.database.query<SkillRecord>('SELECT id, slug, name FROM skill ORDER BY id'),
    ]);
    this.countryShelf = new Shelf(countries);
    this.cityShelf = new Shelf(cities);
    this.languageShelf = new Shelf(languages);
    this.skillShelf = new Shelf(skills);
    this.byIso2 = new Map(countries.map((country) => [country.iso2, country]));
    this.byCode = new Map(languages.map((language) => [language.code.toLowerCase(), language]));
    for (const listener of this.onReload) {
      await listener();
    }
  }

  /** Calls `listener` after each reload: for what is computed from the catalogue. */
  afterReload(listener: () => Promise<void>): void {
    this.onReload.push(listener);
  }

  /** All countries but the excluded one. */
  countries(): readonly CountryRecord[] {
    return this.countryShelf.all;
  }

  country(id: number): CountryRecord | undefined {
    return this.countryShelf.get(id);
  }

  countryByIso2(iso2: string): CountryRecord | undefined {
    return this.byIso2.get(iso2.toUpperCase());
  }

  countryBySlug(slug: string): CountryRecord | undefined {
    return this.countryShelf.named(slug);
  }

  cities(): readonly CityRecord[] {
    return this.cityShelf.all;
  }

  city(id: number): CityRecord | undefined {
    return this.cityShelf.get(id);
  }

  cityBySlug(slug: string): CityRecord | undefined {
    return this.cityShelf.named(slug);
  }

  languages(): readonly LanguageRecord[] {
    return this.languageShelf.all;
  }

  language(id: number): LanguageRecord | undefined {
    return this.languageShelf.get(id);
  }

  /** Finds by code; the written forms nb and nn lead to Norwegian, regional codes (pt-BR) to their language. */
  languageByCode(code: string): LanguageRecord | undefined {
    const wanted = code.toLowerCase().replace('_', '-');
    const known = OTHER_CODES[wanted] ?? wanted;
    return this.byCode.get(known.toLowerCase()) ?? this.byCode.get(known.split('-')[0] ?? '');
  }

  languageBySlug(slug: string): LanguageRecord | undefined {
    return this.languageShelf.named(slug);
  }

  skill(id: number): SkillRecord | undefined {
    return this.skillShelf.get(id);
  }

  skillBySlug(slug: string): SkillRecord | undefined {
    return this.skillShelf.named(slug);
  }
}
