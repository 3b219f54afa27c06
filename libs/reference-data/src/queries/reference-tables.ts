import type { Database } from '@babelboard/platform';
import { DEFAULT_LANGUAGE, UI_LANGUAGE_CODES } from '@babelboard/texts';
import type { CityRecord, CountryRecord, LanguageRecord, SectorRecord, SkillRecord } from './reference-records.js';

export interface ExchangeRate {
  currency: string;
  unitsPerEuro: number;
  /** ISO date. */
  date: string;
}

/** Of the interface, beside the default one, in which the tables have the name itself. */
const OTHER_LANGUAGES = UI_LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

/** Names by the languages `$1`: memory holds no others. @param name SQL that gives the name in `language`, or null */
const namesIn = (name: string) =>
  `COALESCE((SELECT jsonb_object_agg(language, ${name}) FROM unnest($1::text[]) AS language WHERE ${name} IS NOT NULL), '{}')`;

/** Another name of a city, normalised; the lower the rank, the surer it is. */
export interface RankedAlias {
  alias: string;
  rank: number;
}

/** Reads the reference tables as the catalogue keeps them: countries by English name, cities by population, languages with the offered ones first. */
export async function readReferenceTables(database: Database) {
  const [countries, cities, languages, skills, formerSlugs, occupations, sectors, aliases, rates] = await Promise.all([
    database.query<Omit<CountryRecord, 'languageIds'> & { languages: string[] }>(
      'SELECT id, iso2, iso3, slug, name, continente, currency, languages, names FROM country WHERE NOT excluded ORDER BY name',
    ),
    database.query<CityRecord>(
      `SELECT id, country_id AS "countryId", slug, name, native_name AS "nativeName", lat, lng, population, region,
         ${namesIn('names ->> language')} AS names
       FROM city ORDER BY population DESC, id`,
      [OTHER_LANGUAGES],
    ),
    database.query<LanguageRecord>(
      `SELECT id, code, slug, name, native_name AS "nativeName", names, offered
       FROM language ORDER BY offered DESC, id`,
    ),
    database.query<SkillRecord>(
      `SELECT id, slug, name, ${namesIn('names -> language ->> 0')} AS names FROM skill ORDER BY id`,
      [OTHER_LANGUAGES],
    ),
    database.query<{ id: number; slugs: string[] }>(
      `SELECT id, former_slugs AS slugs FROM skill WHERE former_slugs <> '{}'`,
    ),
    database.query<SkillRecord>(
      `SELECT id, slug, name, ${namesIn('names -> language ->> 0')} AS names
       FROM occupation WHERE slug IS NOT NULL ORDER BY id`,
      [OTHER_LANGUAGES],
    ),
    database.query<SectorRecord>(
      `SELECT id, code, level, parent_code AS "parentCode", name, ${namesIn('labels ->> language')} AS names FROM sector ORDER BY code`,
      [OTHER_LANGUAGES],
    ),
    database.query<{ id: number; names: string }>(
      `SELECT place_id AS id, string_agg(rank || alias, E'\\n' ORDER BY rank, alias) AS names
       FROM place_alias WHERE kind = 'city' GROUP BY place_id`,
    ),
    database.query<ExchangeRate>(
      `SELECT currency, units_per_euro AS "unitsPerEuro", rate_date AS "date" FROM exchange_rate`,
    ),
  ]);
  return {
    countries,
    cities,
    languages,
    skills,
    formerSlugs: new Map(formerSlugs.map(({ id, slugs }) => [id, slugs])),
    occupations,
    sectors,
    aliases: new Map(aliases.map(({ id, names }) => [id, names])),
    rates,
  };
}

/** Reads what `readReferenceTables` gives for a city: lines of a rank and a name (`2koeln`). They stay text until one is asked for: there are 10⁵. */
export function readAliases(lines: string): RankedAlias[] {
  return lines.split('\n').map((line) => ({ alias: line.slice(1), rank: Number(line[0]) }));
}
