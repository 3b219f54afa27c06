export interface CountryRecord {
  /** ISO 3166-1 numeric; Kosovo is 983. */
  id: number;
  iso2: string;
  iso3: string;
  slug: string;
  /** In English. */
  name: string;
  /** 1: Europe (UN M49 with Cyprus and Türkiye). */
  continente: 0 | 1;
  /** ISO 4217 code of the main currency. */
  currency: string | null;
  /** Official languages, of parts of it too; German counts with Swiss German, Dutch with Flemish where both are at home. */
  languageIds: number[];
  /** Names by language code, in 34 languages. */
  names: Record<string, string>;
}

export interface CityRecord {
  /** GeoNames id. */
  id: number;
  countryId: number;
  slug: string;
  /** In English where there is an English name. */
  name: string;
  nativeName: string;
  /** In other languages of the interface, where the name is not that of home. */
  names: Record<string, string>;
  /** Degrees. */
  lat: number;
  lng: number;
  population: number;
  region: string | null;
}

export interface LanguageRecord {
  id: number;
  /** ISO 639-1 where there is one; gsw Swiss German, nl-BE Flemish, yue Cantonese. */
  code: string;
  slug: string;
  /** In English. */
  name: string;
  nativeName: string;
  names: Record<string, string>;
  /** Shown in choices and filters. */
  offered: boolean;
}

export interface SkillRecord {
  id: number;
  slug: string;
  /** In English. */
  name: string;
  /** In other languages of the interface, where ESCO has one. */
  names: Record<string, string>;
}

/** An economic activity (NACE). */
export interface SectorRecord {
  id: number;
  code: string;
  level: 'section' | 'division' | 'group' | 'class';
  /** Of the activity that it is a part of. */
  parentCode: string | null;
  /** In English. */
  name: string;
  names: Record<string, string>;
}
