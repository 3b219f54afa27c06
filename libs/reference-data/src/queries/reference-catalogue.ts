import { Database } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CitiesAround } from '../domain/cities-around.js';
import { otherNames } from '../domain/city-names.js';
import { CitySearch } from '../domain/city-search.js';
import { normalisePlaceName } from '../domain/place-name.js';
import type { CityRecord, CountryRecord, LanguageRecord, SectorRecord, SkillRecord } from './reference-records.js';
import { type ExchangeRate, readAliases, readReferenceTables } from './reference-tables.js';
import { Shelf } from './shelf.js';

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
  private occupationShelf = new Shelf<SkillRecord>([]);
  private around = new CitiesAround<CityRecord>([]);
  private aliases = new Map<number, string>();
  private byIso2 = new Map<string, CountryRecord>();
  private byCode = new Map<string, LanguageRecord>();
  private sectors = new Map<string, SectorRecord>();
  private sectorsById = new Map<number, SectorRecord>();
  private citySearch = new CitySearch<CityRecord>([]);
  private rates = new Map<string, ExchangeRate>();
  private readonly onReload: (() => Promise<void>)[] = [];

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  /** Reads all tables again; to be called when they were loaded after the start. */
  async reload(): Promise<void> {
    const { countries, cities, languages, skills, formerSlugs, occupations, sectors, aliases, rates } =
      await readReferenceTables(this.database);
    this.cityShelf = new Shelf(cities);
    this.around = new CitiesAround(cities);
    this.citySearch = new CitySearch(cities);
    this.aliases = aliases;
    this.rates = new Map(rates.map((rate) => [rate.currency, rate]));
    this.languageShelf = new Shelf(languages);
    this.skillShelf = new Shelf(skills, formerSlugs);
    this.occupationShelf = new Shelf(occupations);
    this.sectors = new Map(sectors.map((sector) => [sector.code, sector]));
    this.sectorsById = new Map(sectors.map((sector) => [sector.id, sector]));
    this.byCode = new Map(languages.map((language) => [language.code.toLowerCase(), language]));
    this.countryShelf = new Shelf(
      countries.map(({ languages: codes, ...country }) => ({
        ...country,
        languageIds: codes.flatMap((code) => this.languageByCode(code)?.id ?? []),
      })),
    );
    this.byIso2 = new Map(this.countryShelf.all.map((country) => [country.iso2, country]));
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

  /** Cities whose name begins as typed, the largest first. @param countryId null: of every country */
  citiesNamed(typed: string, limit: number, countryId: number | null): CityRecord[] {
    return this.citySearch.find(typed, limit, (city) => countryId === null || city.countryId === countryId);
  }

  /** The city and those at most `km` (great-circle distance) from it, the nearest first; none where it is not known. */
  citiesWithin(cityId: number, km: number): CityRecord[] {
    const centre = this.city(cityId);
    return centre === undefined ? [] : this.around.within(centre, km);
  }

  /** What a city is called besides `name` and `nativeName`, in other languages, the surest first; normalised (lower case, no accents). */
  cityNames(cityId: number): string[] {
    const city = this.city(cityId);
    const aliases = this.aliases.get(cityId);
    return city === undefined || aliases === undefined
      ? []
      : otherNames([city.name, city.nativeName].map(normalisePlaceName), readAliases(aliases));
  }

  /** What a country is called, in English and in 34 languages, each name once. */
  countryNames(countryId: number): string[] {
    const country = this.country(countryId);
    return country === undefined ? [] : [...new Set([country.name, ...Object.values(country.names)])];
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

  occupation(id: number): SkillRecord | undefined {
    return this.occupationShelf.get(id);
  }

  /** By its NACE code. */
  sector(code: string): SectorRecord | undefined {
    return this.sectors.get(code);
  }

  /** Sections in the order of their letters, each followed by its divisions. */
  sectorTree(): { sector: SectorRecord; section: SectorRecord | null }[] {
    const all = [...this.sectors.values()];
    return all
      .filter(({ level }) => level === 'section')
      .flatMap((section) => [
        { sector: section, section: null },
        ...all
          .filter(({ level, parentCode }) => level === 'division' && parentCode === section.code)
          .map((sector) => ({ sector, section })),
      ]);
  }

  sectorById(id: number): SectorRecord | undefined {
    return this.sectorsById.get(id);
  }

  /** The slug of the city of a place, else of its country; null where neither is known. */
  placeSlug(place: { cityId: number | null; countryId: number | null } | undefined): string | null {
    const city = place?.cityId == null ? undefined : this.city(place.cityId);
    const country = place?.countryId == null ? undefined : this.country(place.countryId);
    return city?.slug ?? country?.slug ?? null;
  }

  /** An amount of a currency (ISO 4217) in euro at the shipped rate; null for a currency without one. */
  inEuro(amount: number, currency: string): number | null {
    const rate = this.rates.get(currency.toUpperCase());
    return rate === undefined ? null : amount / rate.unitsPerEuro;
  }

  /** Day of the exchange rates, ISO date; null before reference data was loaded. */
  exchangeRateDate(): string | null {
    return this.rates.values().next().value?.date ?? null;
  }

  /** Occupations and skills never share a slug. */
  occupationBySlug(slug: string): SkillRecord | undefined {
    return this.occupationShelf.named(slug);
  }

  /** Also by a slug that the skill had before. */
  skillBySlug(slug: string): SkillRecord | undefined {
    return this.skillShelf.named(slug);
  }
}
