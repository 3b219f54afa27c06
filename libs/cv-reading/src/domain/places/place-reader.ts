import type { CvPlace } from '../../cv.js';
import type { CvKnowledge, KnownCity } from '../../knowledge/cv-knowledge.js';
import { countryNamed, homesOf, isUsState } from './country-names.js';
import { countryOfRegion } from './region-names.js';

/** A text without the place at its end. */
export interface WithoutPlace {
  rest: string;
  place: CvPlace | null;
}

const NUMBERS = /(?:^|\s)(?:[A-Z]{1,3}[-–\s])?\d[\d\s-]*(?:\s?[A-Z]{2}(?=\s|$))?/g;
/** "SE1 0AA", "D02 X285". */
const MIXED_CODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]?|[A-Z]\d{2})\s?(?:\d[A-Z]{2}|[A-Z\d]{4})?\b/g;
const LONGEST_NAME = 40;
/** Counties and provinces that are said to be some: "Co. Mayo", "prov. di Pavia". */
const COUNTY =
  /^(?:Co\.|County|prov\.(?: di)?|provincia (?:di|de)|Kreis|Lkr\.|Landkreis|powiat|woj\.)\s+\p{Lu}[\p{L}' -]{2,30}$/u;
const TAIL = /^(.{3,80}?)(?:\s+\/\s+|(?<=\p{L}{2}|\p{L}\.\p{L}|\))\.\s+)(\p{Lu}[^.:]{1,40})\.?$/u;
const QUOTED_TAIL = /^(["«„“][^"»“”]{2,60}["»“”])\s+(\p{Lu}[^.:,]{1,40})$/u;
const AHEAD = /^(\p{Lu}[^:,]{1,30}):\s+(\S.{1,80})$/u;
/** "at" a town, where the word hardly stands in names. */
const IN_TOWN: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    de: 'in',
    en: 'in',
    es: 'en',
    fr: 'à',
    it: 'a',
    nl: 'in|te',
    pt: 'em',
    sv: 'i',
    da: 'i',
    nb: 'i',
  }).map(([language, words]) => [language, new RegExp(`^(.{3,80})\\s(?:${words})\\s(\\p{Lu}[^.:]{1,40})$`, 'u')]),
);
/** "town of", in short: "м. Київ", "гр. София", "or. Cluj". */
const TOWN = /^(?:м|гр|г|с|смт|mun|or|loc|com)\.\s*/iu;

/** Reads names of places, with what the document tells of the country. */
export class PlaceReader {
  constructor(
    private readonly knowledge: CvKnowledge,
    private readonly language: string | null,
    /** Where the person lives, once that is known. */
    public home: string | null = null,
  ) {}

  /** "Klinik Nord, Köln, Deutschland" without its last two parts, "Klinik Nord in Köln" without its town. A part that is no place ends the place. */
  strip(text: string): WithoutPlace {
    const found = this.stripParts(text);
    return found.place === null ? (this.stripTail(text) ?? found) : found;
  }

  private stripParts(text: string): WithoutPlace {
    const parts = this.partsOf(text);
    let at = parts.length;
    let country: string | null = null;
    let city: { name: string; known: KnownCity | null } | null = null;
    let isRegion = false;
    for (; at > 0; at -= 1) {
      const part = parts[at - 1] ?? '';
      const isTown =
        parts.length === 1 && this.home !== null && this.knowledge.city(cityName(part), this.home) !== null;
      const named: string | null = country === null && city === null && !isTown ? countryAtEnd(part, at) : null;
      const known: KnownCity | null = city === null && named === null ? this.city(part, country) : null;
      const region: string | null = city === null && named === null ? this.regionIn(part, country) : null;
      // An unknown name before a country may be that of an employer, unless more stands before it.
      const mayBeCity = city === null && (country !== null || isRegion) && (at > 1 || isUsState(parts[at] ?? ''));
      if (city === null && at > 1 && COUNTY.test(part)) isRegion = true;
      else if (named !== null) country = named;
      else if (region !== null && (known === null || this.city(parts[at - 2] ?? '', region) !== null)) country = region;
      else if (known) city = { name: cityName(part), known };
      else if (mayBeCity && isName(part)) city = { name: cityName(part), known: null };
      else break;
    }
    if (at === parts.length) return { rest: text.trim(), place: null };
    // "Dublin, County Dublin, Ireland": what lies between is a region.
    const first = parts[0] ?? '';
    const regional = country !== null && at > 0 && at <= 2 ? this.city(first, country) : null;
    if (regional) {
      return { rest: '', place: { locality: cityName(first), cityId: regional.id, countryCode: country } };
    }
    const place = { locality: city?.name ?? null, cityId: city?.known?.id ?? null, countryCode: country };
    return { rest: parts.slice(0, at).join(', '), place };
  }

  /** "Restaurante El Faro. Cádiz", "Webhelp / Caen", "\"Benetton\" Treviso", "Hotel Star in Köln", "Caen: Webhelp": a town of the own country. */
  private stripTail(text: string): WithoutPlace | null {
    const [, name = '', tail = ''] = TAIL.exec(text) ?? QUOTED_TAIL.exec(text) ?? this.tailAfterWord(text) ?? [];
    const [, ahead = '', after = ''] = tail === '' ? (AHEAD.exec(text) ?? []) : [];
    const town = tail === '' ? ahead : tail;
    if (town === '') return null;
    const { rest, place } = this.stripParts(town);
    const isOwn = this.ownCity(place?.locality ?? '') !== null;
    return rest === '' && place !== null && isOwn ? { rest: tail === '' ? after : name, place } : null;
  }

  private tailAfterWord(text: string): RegExpExecArray | null {
    return (this.language === null ? undefined : IN_TOWN[this.language])?.exec(text) ?? null;
  }

  /** A region, in the country that is known or that the person lives in; Italian provinces have codes: "Verona, VR". */
  private regionIn(name: string, country: string | null): string | null {
    const found = this.language === 'it' && /^[A-Z]{2}$/.test(name) ? 'IT' : countryOfRegion(name);
    const homes = country !== null ? [country] : [this.home, ...homesOf(this.language)];
    return found !== null && homes.includes(found) ? found : null;
  }

  private ownCity(name: string): KnownCity | null {
    const homes = [this.home, ...homesOf(this.language)].filter((home) => home !== null);
    return homes.map((home) => this.knowledge.city(name, home)).find((city) => city !== null) ?? null;
  }

  /** "Halle (Saale)" is one name, "Zürich (Schweiz)" and "Nokia (Espoo)" are two. */
  private partsOf(text: string): string[] {
    const commas = text.split(/\s*,\s*/).filter((part) => part !== '');
    const last = commas.at(-1) ?? '';
    const inner = /\(([^()]+)\)$/.exec(last)?.[1];
    if (inner === undefined || this.city(last, null) === null) return splitParts(text);
    const isOne = this.knowledge.city(last, null) !== null || this.city(inner, null) === null;
    return isOne && countryNamed(inner) === null ? commas : splitParts(text);
  }

  city(name: string, countryCode: string | null): KnownCity | null {
    const clean = cityName(name);
    const whole = name.includes('(') ? this.knowledge.city(name, countryCode) : null;
    if (whole) return whole;
    if (clean.length < 2 || clean.length > LONGEST_NAME || /^\p{Ll}/u.test(clean)) return null;
    if (countryCode !== null) return this.knowledge.city(clean, countryCode);
    const homes = [...new Set([...(this.home === null ? [] : [this.home]), ...homesOf(this.language)])];
    for (const home of homes) {
      const known = this.knowledge.city(clean, home);
      if (known) return known;
    }
    return this.knowledge.city(clean, null);
  }
}

/** Without postcodes and districts: "50667 Köln", "London SE1 0AA", "8000 Aarhus C". */
export function cityName(text: string): string {
  return text
    .replace(TOWN, '')
    .replace(MIXED_CODE, ' ')
    .replace(NUMBERS, ' ')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+\p{Lu}$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;–-]+|[\s.,:;–-]+$/g, '');
}

/** A code of two letters names a country behind a city alone. */
function countryAtEnd(part: string, at: number): string | null {
  if (at === 1 && part.length <= 2) return null;
  return isUsState(part) ? 'US' : countryNamed(part);
}

function isName(part: string): boolean {
  return /^\p{Lu}[\p{L}\s.'’-]{1,29}$/u.test(part) && part.split(' ').length <= 3;
}

/** Parts between commas; brackets at the end count as some: "Zürich (Schweiz)", "Hotel Star (Ronda, Málaga)". */
export function splitParts(text: string): string[] {
  return text
    .replace(/\s*\(([^()]{2,40})\)\s*$/, ', $1')
    .split(/\s*,\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
