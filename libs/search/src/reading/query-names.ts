import { foldedWordsOf } from '../domain/words.js';
import { AMBIGUOUS_NAMES } from './ambiguous-names.js';

export type NameKind = 'city' | 'country' | 'language';

/** What a name in a query may stand for. */
export interface QueryName {
  kind: NameKind;
  id: number;
  /** How surely somebody means it who writes the name alone: 0–1. */
  certainty: number;
  population: number;
  /** Of a city. */
  countryId?: number;
}

export interface NamedCountry {
  id: number;
  names: readonly string[];
  /** Spoken there. */
  languageIds: readonly number[];
}

export interface NamedLanguage {
  id: number;
  /** ISO 639-1 where there is one. */
  code: string;
  names: readonly string[];
}

export interface NamedCity {
  id: number;
  countryId: number;
  population: number;
  /** In English and at home. */
  names: readonly string[];
  /** In other languages. */
  others: readonly string[];
}

/** Longer names are no names that people type. */
const MOST_WORDS = 5;
const LARGE = 100_000;
const KNOWN = 20_000;

/** What countries are called beside their names. */
const COUNTRIES_ALSO: readonly [of: string, names: readonly string[]][] = [
  [
    'united kingdom',
    [
      'uk',
      'gb',
      'england',
      'great britain',
      'britain',
      'grossbritannien',
      'angleterre',
      'inglaterra',
      'inghilterra',
      'anglia',
      'england',
      'англия',
      'англія',
    ],
  ],
  [
    'netherlands',
    [
      'holland',
      'holandia',
      'hollandia',
      'holanda',
      'olanda',
      'hollande',
      'голландия',
      'голландія',
      'ολλανδια',
      'olandija',
      'nizozemska',
      'nizozemska',
      'niderlandy',
    ],
  ],
  [
    'czechia',
    [
      'czech republic',
      'tschechei',
      'tschechische republik',
      'republica checa',
      'ceska republika',
      'чешская республика',
    ],
  ],
  ['united states', ['usa']],
];

/** The names of places and languages that a query is read by. */
export class QueryNames {
  /** By folded words with a space between. */
  private readonly byName = new Map<string, QueryName[]>();
  private readonly languageIds = new Map<string, number>();
  private readonly spokenIn = new Map<number, readonly number[]>();
  readonly longest = MOST_WORDS;

  addCountry({ id, names, languageIds }: NamedCountry): void {
    this.spokenIn.set(id, languageIds);
    const keys = names.map(keyOf);
    const also = COUNTRIES_ALSO.filter(([of]) => keys.includes(of)).flatMap(([, others]) => others.map(keyOf));
    for (const key of [...keys, ...also]) this.add(key, { kind: 'country', id, certainty: 0.97, population: 1e9 });
  }

  addLanguage({ id, code, names }: NamedLanguage): void {
    this.languageIds.set(code, id);
    for (const name of names) this.add(keyOf(name), { kind: 'language', id, certainty: 0.85, population: 0 });
  }

  addCity({ id, countryId, population, names, others }: NamedCity): void {
    const own = population >= LARGE ? 0.97 : population >= KNOWN ? 0.9 : 0.6;
    for (const name of names) this.add(keyOf(name), { kind: 'city', id, certainty: own, population, countryId });
    const other = population >= LARGE ? 0.9 : 0.6;
    for (const name of others) this.add(keyOf(name), { kind: 'city', id, certainty: other, population, countryId });
  }

  /** What folded words with a space between are a name of, of each kind the likeliest. */
  find(key: string): readonly QueryName[] {
    return this.byName.get(key) ?? [];
  }

  languageOf(code: string): number | undefined {
    return this.languageIds.get(code);
  }

  isSpokenIn(languageId: number, countryId: number): boolean {
    return this.spokenIn.get(countryId)?.includes(languageId) ?? false;
  }

  private add(key: string, name: QueryName): void {
    if (key === '' || key.split(' ').length > MOST_WORDS) return;
    const certainty = AMBIGUOUS_NAMES.has(key) || key.length <= 3 ? Math.min(name.certainty, 0.5) : name.certainty;
    const known = this.byName.get(key) ?? [];
    const same = known.find(({ kind }) => kind === name.kind);
    if (same === undefined) this.byName.set(key, [...known, { ...name, certainty }]);
    else if (same.population < name.population) Object.assign(same, name, { certainty });
    else if (same.id === name.id && same.certainty < certainty) same.certainty = certainty;
  }
}

function keyOf(name: string): string {
  return foldedWordsOf(name).join(' ');
}
