import type { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpuMs } from '../../../../test/support/cpu-time.js';
import { cityNameIn, nameIn } from '../domain/name-in.js';
import { Gazetteer, type PlaceFinder } from '../queries/gazetteer.js';
import { ReferenceCatalogue } from '../queries/reference-catalogue.js';
import { createScratchDatabase } from '../testing/scratch-database.js';
import { LoadReferenceData, type ReferenceDataProgress } from './load-reference-data.js';

function must<T>(found: T | undefined): T {
  if (found === undefined) {
    throw new Error('It is not there');
  }
  return found;
}

/** Names of one city in several languages. */
const FAMOUS: [slug: string, country: string, names: string[]][] = [
  ['Cologne', 'DE', ['Köln', 'Cologne', 'Keulen', 'Colonia', 'Kolonia', 'Κολωνία', 'Кёльн']],
  ['Munich', 'DE', ['München', 'Munich', 'Monaco di Baviera', 'Monachium', 'Мюнхен', 'Mnichov']],
  ['Vienna', 'AT', ['Wien', 'Vienna', 'Vienne', 'Wenen', 'Viena', 'Wiedeń', 'Bécs', 'Βιέννη', 'Вена']],
  ['Prague', 'CZ', ['Praha', 'Prague', 'Prag', 'Praga', 'Praag', 'Прага']],
  ['Warsaw', 'PL', ['Warszawa', 'Warsaw', 'Warschau', 'Varsovie', 'Varsovia', 'Варшава']],
  ['Copenhagen', 'DK', ['København', 'Copenhagen', 'Kopenhagen', 'Copenhague', 'Köpenhamn']],
  ['Zurich', 'CH', ['Zürich', 'Zurich', 'Zurigo', 'Zúrich']],
  ['Geneva', 'CH', ['Genève', 'Genf', 'Geneva', 'Ginevra', 'Ginebra']],
  ['Basel', 'CH', ['Basel', 'Bâle', 'Basilea']],
  ['Brussels', 'BE', ['Brussel', 'Bruxelles', 'Brüssel', 'Brussels', 'Bruselas', 'Bruksela']],
  ['Antwerp', 'BE', ['Antwerpen', 'Anvers', 'Antwerp', 'Amberes']],
  ['Ghent', 'BE', ['Gent', 'Gand', 'Ghent', 'Gante']],
  ['Bruges', 'BE', ['Brugge', 'Bruges', 'Brügge', 'Brujas']],
  ['The_Hague', 'NL', ['Den Haag', "'s-Gravenhage", 'La Haye', 'La Haya', 'The Hague']],
  ['London', 'GB', ['London', 'Londres', 'Londra', 'Londýn', 'Lontoo', 'Лондон']],
  ['Edinburgh', 'GB', ['Edinburgh', 'Édimbourg', 'Edimburgo']],
  ['Paris', 'FR', ['Paris', 'Parigi', 'París', 'Parijs', 'Paryż', 'Pariisi']],
  ['Strasbourg', 'FR', ['Strasbourg', 'Straßburg', 'Estrasburgo', 'Straatsburg']],
  ['Rome', 'IT', ['Roma', 'Rome', 'Rom', 'Rzym', 'Řím', 'Рим']],
  ['Milan', 'IT', ['Milano', 'Mailand', 'Milan', 'Milán', 'Mediolan']],
  ['Florence', 'IT', ['Firenze', 'Florenz', 'Florence', 'Florencia', 'Florencja']],
  ['Venice', 'IT', ['Venezia', 'Venedig', 'Venise', 'Venecia', 'Wenecja']],
  ['Naples', 'IT', ['Napoli', 'Neapel', 'Naples', 'Nápoles', 'Neapol']],
  ['Turin', 'IT', ['Torino', 'Turin', 'Turijn', 'Turyn']],
  ['Lisbon', 'PT', ['Lisboa', 'Lissabon', 'Lisbonne', 'Lisbon', 'Lizbona']],
  ['Seville', 'ES', ['Sevilla', 'Séville', 'Siviglia', 'Seville']],
  ['Athens', 'GR', ['Αθήνα', 'Athen', 'Athènes', 'Atene', 'Atenas', 'Ateny']],
  ['Thessaloniki', 'GR', ['Θεσσαλονίκη', 'Thessaloniki', 'Saloniki', 'Solun']],
  ['Bucharest', 'RO', ['București', 'Bukarest', 'Bucarest', 'Bukareszt']],
  ['Budapest', 'HU', ['Budapest', 'Budapeszt', 'Budapešť']],
  ['Belgrade', 'RS', ['Beograd', 'Belgrad', 'Београд', 'Belgrado']],
  ['Gothenburg', 'SE', ['Göteborg', 'Gothenburg', 'Gotemburgo']],
  ['Helsinki', 'FI', ['Helsinki', 'Helsingfors', 'Helsínquia']],
  ['Kyiv', 'UA', ['Київ', 'Kyiv', 'Kiew', 'Kijów', 'Kiev']],
  ['Minsk', 'BY', ['Minsk', 'Мінск', 'Mińsk']],
  ['Sofia', 'BG', ['София', 'Sofia', 'Sofía', 'Szófia']],
  ['Lviv', 'UA', ['Львів', 'Lemberg', 'Lwów', 'Lviv']],
  ['Istanbul', 'TR', ['İstanbul', 'Istanbul', 'Estambul', 'Stambuł']],
  ['Wroclaw', 'PL', ['Wrocław', 'Breslau', 'Vratislav']],
  ['Nicosia', 'CY', ['Λευκωσία', 'Nicosia', 'Nikosia', 'Lefkoşa']],
];

describe('LoadReferenceData', () => {
  let drop: () => Promise<void>;
  let database: Database;
  const progress: ReferenceDataProgress[] = [];
  const count = async (sql: string) =>
    Number((await database.query<{ n: string }>(`SELECT count(*) AS n ${sql}`))[0]?.n);

  beforeAll(async () => {
    ({ database, drop } = await createScratchDatabase());
    await new LoadReferenceData(database).run((step) => progress.push(step));
  });

  afterAll(async () => {
    await drop();
  });

  it('fills the tables and tells how far it is', async () => {
    expect(progress.map(({ part, done }) => `${part} ${done}`)).toEqual([
      'places 1',
      'languages 2',
      'skills 3',
      'occupations 4',
      'sectors 5',
      'exchange rates 6',
    ]);
    expect(await count('FROM country')).toBe(251);
    expect(await count('FROM city')).toBe(17_320);
    expect(await count('FROM skill')).toBe(14_295);
    expect(await count('FROM skill WHERE NOT current')).toBe(299);
    expect(await count('FROM skill_group')).toBe(640);
    expect(await count('FROM occupation')).toBe(3_045);
    const related = 'FROM occupation, unnest(essential_skill_ids || optional_skill_ids) AS related';
    expect(await count(`${related} JOIN skill ON skill.id = related`)).toBe(129_178);
    expect(await count('FROM isco_group')).toBe(619);
    expect(await count('FROM sector')).toBe(996);
    expect(await count('FROM language WHERE offered')).toBeGreaterThan(40);
    expect(await count("FROM language WHERE offered AND slug IN ('Swiss_German', 'Flemish')")).toBe(2);
    expect(await count(`FROM occupation WHERE names -> 'de' ? 'Kellner'`)).toBeGreaterThan(0);
  });

  it('writes nothing a second time, and the same again when the version is new', async () => {
    expect((await new LoadReferenceData(database).run()).rows).toBe(0);
    const aliases = await count('FROM place_alias');
    await database.query("UPDATE reference_data_part SET version = '2000.1' WHERE part = 'places'");
    const again = await new LoadReferenceData(database).run();
    expect(again.rows).toBeGreaterThan(aliases);
    expect(await count('FROM place_alias')).toBe(aliases);
    expect(await count('FROM city')).toBe(17_320);
    expect(await count('FROM place_slug WHERE NOT current')).toBe(0);
  });

  it('loads once when two processes start together', async () => {
    await database.query("UPDATE reference_data_part SET version = '2000.1' WHERE part = 'languages'");
    const runs = await Promise.all([new LoadReferenceData(database).run(), new LoadReferenceData(database).run()]);
    expect(runs.map(({ rows }) => rows).filter((rows) => rows > 0)).toHaveLength(1);
  });

  it('gives every place one current slug', async () => {
    expect(
      await count(
        "FROM city c LEFT JOIN place_slug s ON s.slug = c.slug AND s.kind = 'city' AND s.place_id = c.id AND s.current WHERE s.slug IS NULL",
      ),
    ).toBe(0);
    await expect(
      database.query("INSERT INTO place_slug (slug, kind, place_id) VALUES ('COLOGNE', 'city', 1)"),
    ).rejects.toThrow(/place_slug_folded/);
  });

  it('refuses to move a slug to another place, and leaves the tables as they were', async () => {
    await database.query("UPDATE place_slug SET place_id = 1 WHERE slug = 'Cologne'");
    await database.query("UPDATE reference_data_part SET version = '2000.1' WHERE part = 'places'");
    await expect(new LoadReferenceData(database).run()).rejects.toThrow(/may not move.*Cologne/);
    expect(await count('FROM city')).toBe(17_320);
    await database.query("UPDATE place_slug SET place_id = 2886242 WHERE slug = 'Cologne'");
    await new LoadReferenceData(database).run();
  });

  describe('read back', () => {
    let catalogue: ReferenceCatalogue;
    let finder: PlaceFinder;

    beforeAll(async () => {
      catalogue = new ReferenceCatalogue(database);
      await catalogue.onModuleInit();
      finder = await new Gazetteer(database, catalogue).open();
    });

    it.each(FAMOUS)('finds %s by its names in several languages', (slug, country, names) => {
      const found = names.map(
        (city) => catalogue.city(finder.find({ city, country }).cityId ?? 0)?.slug ?? `no ${city}`,
      );
      expect(new Set(found)).toEqual(new Set([slug]));
    });

    it('finds countries by code and by name in any language', () => {
      for (const country of ['DE', 'deu', 'Germany', 'Deutschland', 'Allemagne', 'Γερμανία', 'Німеччина']) {
        expect(finder.find({ city: null, country })).toEqual({ cityId: null, countryId: 276 });
      }
      expect(finder.find({ city: null, country: 'England' }).countryId).toBe(826);
      expect(finder.find({ city: null, country: 'Czech Republic' }).countryId).toBe(203);
    });

    it('never offers the excluded country', () => {
      expect(catalogue.country(249)).toBeUndefined();
      expect(catalogue.countryByIso2('FX')).toBeUndefined();
      expect(catalogue.countryBySlug('Metropolitan_France')).toBeUndefined();
      expect(finder.find({ city: null, country: 'Metropolitan France' }).countryId).toBe(250);
    });

    it('finds records by id, slug in any case, and code', () => {
      expect(catalogue.cityBySlug('cologne')?.nativeName).toBe('Köln');
      expect(catalogue.countryBySlug('united_kingdom')?.id).toBe(826);
      expect(catalogue.languageBySlug('Swiss_German')?.code).toBe('gsw');
      expect(catalogue.languageByCode('nb')?.slug).toBe('Norwegian');
      expect(catalogue.languageByCode('pt-BR')?.slug).toBe('Portuguese');
      expect(catalogue.languageByCode('nl-BE')?.slug).toBe('Flemish');
      expect(catalogue.languageByCode('xx')).toBeUndefined();
      expect(catalogue.skillBySlug('c-plus-plus')?.name).toBe('C++');
    });

    it.each([
      ['verkaufstatigkeiten', 'sales', 'sales'],
      ['ansvara-for-musikpersonal', 'manage-musical-staff', 'manage musical staff'],
      ['Drive-Vehicles', 'driving', 'driving'],
      ['python', 'python', 'Python'],
      ['excel', 'excel', 'Excel'],
    ])('finds a skill by the slug %s, whenever it was given', (given, slug, name) => {
      expect(catalogue.skillBySlug(given)).toEqual({ id: expect.any(Number), slug, name, names: expect.any(Object) });
    });

    it('has names in the other languages of the interface, of all kinds', () => {
      expect(nameIn(must(catalogue.skillBySlug('sales')), 'de')).toEqual({ name: 'Verkauf' });
      expect(nameIn(must(catalogue.skillBySlug('manage-musical-staff')), 'de')).toEqual({
        name: 'manage musical staff',
        lang: 'en',
      });
      expect(nameIn(must(catalogue.occupationBySlug('waiter-waitress')), 'de').name).toContain('Kellner');
      expect(nameIn(must(catalogue.countryBySlug('Czechia')), 'de')).toEqual({ name: 'Tschechien' });
      expect(nameIn(must(catalogue.languageBySlug('Swiss_German')), 'de')).toEqual({ name: 'Schweizerdeutsch' });
      expect(nameIn(must(catalogue.sector('A')), 'de')).toEqual({ name: 'Land- und Forstwirtschaft, Fischerei' });
      expect(['Cologne', 'Warsaw', 'Vienna'].map((slug) => cityNameIn(must(catalogue.cityBySlug(slug)), 'de'))).toEqual(
        ['Köln', 'Warschau', 'Wien'],
      );
      const unnamed = [...catalogue.countries(), ...catalogue.languages()].filter((one) => nameIn(one, 'de').lang);
      expect(unnamed.map(({ slug }) => slug)).toEqual([]);
    });

    it.each([
      ['Belgium', ['nl', 'nl-BE', 'fr', 'de']],
      ['Switzerland', ['de', 'gsw', 'fr', 'it', 'rm']],
      ['Luxembourg', ['fr', 'de', 'lb']],
      ['Finland', ['fi', 'sv']],
      ['Ireland', ['ga', 'en']],
      ['Malta', ['mt', 'en']],
      ['Cyprus', ['el', 'tr']],
      ['Spain', ['es', 'eu', 'ca', 'gl', 'oc']],
      ['Norway', ['no']],
      ['Austria', ['de']],
    ])('knows the official languages of %s', (slug, codes) => {
      const ids = catalogue.countryBySlug(slug)?.languageIds ?? [];
      expect(ids.map((id) => catalogue.language(id)?.code)).toEqual(codes);
    });

    it('knows an official language of every country of Europe', () => {
      const silent = catalogue.countries().filter(({ continente, languageIds }) => continente && !languageIds.length);
      expect(silent.map(({ slug }) => slug)).toEqual([]);
    });

    it('finds the cities around one without a look at each', () => {
      const cologne = catalogue.cityBySlug('Cologne')?.id ?? 0;
      const around = catalogue.citiesWithin(cologne, 25).map(({ slug }) => slug);
      expect(around[0]).toBe('Cologne');
      expect(around).toEqual(expect.arrayContaining(['Bonn', 'Leverkusen', 'Bruhl']));
      expect(around).not.toContain('Dusseldorf');
      expect(catalogue.citiesWithin(1, 25)).toEqual([]);
      const look = (km: number, rounds: number) =>
        cpuMs(() => {
          for (let round = 0; round < rounds; round += 1) catalogue.citiesWithin(cologne, km);
        });
      expect(look(100, 20)).toBeLessThan(look(20_000, 20));
    });

    it('names places in other languages', () => {
      const names = (slug: string) => catalogue.cityNames(catalogue.cityBySlug(slug)?.id ?? 0);
      expect(names('Cologne')).toEqual(expect.arrayContaining(['keulen', 'colonia', 'kolonia', 'κολωνια', 'кельн']));
      expect(names('Cologne')).not.toContain('cologne');
      expect(names('Vienna')).toEqual(expect.arrayContaining(['vienne', 'wenen', 'becs', 'βιεννη']));
      expect(catalogue.countryNames(276)).toEqual(expect.arrayContaining(['Germany', 'Allemagne', 'Γερμανία']));
    });

    it('gives every occupation an address that no skill has', async () => {
      expect(await count('FROM occupation WHERE slug IS NULL')).toBe(0);
      expect(await count('FROM occupation JOIN skill USING (slug)')).toBe(0);
    });
  });
});
