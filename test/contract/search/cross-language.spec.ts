import { type LanguageRecord, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import { OfferSuggestions } from '@babelboard/search/contract';
import type { UiLanguage } from '@babelboard/texts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OfferRow, PLAIN_OFFER } from '../../support/offer-rows.js';
import { createSearchStage, engineNamed, query, type SearchStage, stageOffers } from './search-stage.js';

/** Title, language of the ad, city, text; most texts say nothing. */
const ROWS: Record<string, [title: string, language: string, city: string, text?: string]> = {
  waiter: ['Waiter / Waitress wanted', 'en', 'London'],
  serveur: ['Serveur H/F', 'fr', 'Lyon'],
  kellner: ['Kellner:in (m/w/d)', 'de', 'Cologne'],
  camarero: ['Camarero/a de sala', 'es', 'Seville'],
  servitoros: ['Σερβιτόρος για εστιατόριο', 'el', 'Athens'],
  softwareDe: ['Softwareentwickler (m/w/d) Java', 'de', 'Munich'],
  softwareApart: ['Software Entwickler Backend', 'de', 'Hamburg'],
  nurseDe: ['Kinderkrankenpfleger', 'de', 'Vienna'],
  driverBg: ['Шофьор на камион', 'bg', 'Sofia'],
  infirmier: ['Infirmières de nuit', 'fr', 'Paris'],
  vrachtwagen: ['Vrachtwagenchauffeur CE', 'nl', 'The_Hague'],
  manager: ['Event Manager', 'en', 'Dublin'],
  baker: ['Pekař', 'cs', 'Prague', 'Lager i butik.'],
  specialist: ['Fachkrankenpfleger (m/w/d)', 'de', 'Leipzig'],
  storekeeper: ['Lagermitarbeiter', 'de', 'Berlin'],
  bookkeeper: ['Accounting clerk', 'en', 'Cork'],
};

let stage: SearchStage;
let nameOf: Map<number, string>;

beforeAll(async () => {
  stage = await createSearchStage();
  const catalogue = stage.app.get(ReferenceCatalogue);
  const rows = Object.values(ROWS).map(([title, code, slug, text = 'Lorem ipsum.'], index): OfferRow => {
    const city = catalogue.cityBySlug(slug);
    const language: LanguageRecord | undefined = catalogue.languageByCode(code);
    return {
      ...PLAIN_OFFER,
      title,
      description: text,
      adLanguageId: language?.id ?? null,
      languageIds: code === 'de' ? [language?.id ?? 0] : [],
      places: [{ cityId: city?.id ?? null, countryId: city?.countryId ?? null, text: null }],
      postedAt: new Date(Date.UTC(2026, 9, index + 1)),
    };
  });
  const ids = await stageOffers(stage.app, rows);
  nameOf = new Map(Object.keys(ROWS).map((name, index) => [ids[index] ?? 0, name]));
});

afterAll(async () => {
  await stage?.close();
});

const WAITERS = ['waiter', 'serveur', 'kellner', 'camarero', 'servitoros'];

describe.each(ENGINE_NAMES)('finding across languages by %s', (engine) => {
  const search = (keywords: string) => engineNamed(stage.app, engine).search(query({ keywords: [keywords] }));
  const found = async (keywords: string) => (await search(keywords)).ids.map((id) => nameOf.get(id) ?? '');
  const synonyms = async (keywords: string, name: string) => {
    const result = await search(keywords);
    return result.synonyms.get(result.ids.find((id) => nameOf.get(id) === name) ?? 0);
  };

  it.each(['waiter', 'serveur', 'Kellner', 'camarero', 'σερβιτόρος', 'servitoros', 'kelner', 'tarjoilija', 'официант'])(
    '%s finds the waiters of all languages',
    async (word) => {
      expect((await found(word)).sort()).toEqual([...WAITERS].sort());
    },
  );

  it('puts the offers that say the word itself first', async () => {
    expect((await found('serveur'))[0]).toBe('serveur');
    expect((await found('waiter'))[0]).toBe('waiter');
  });

  it('says which word was found by which', async () => {
    expect(await synonyms('waiter', 'kellner')).toEqual([{ typed: 'waiter', found: 'Kellner' }]);
    expect(await synonyms('waiter', 'servitoros')).toEqual([{ typed: 'waiter', found: 'Σερβιτόρος' }]);
    expect(await synonyms('Keulen', 'kellner')).toEqual([{ typed: 'Keulen', found: 'Cologne' }]);
    expect(await synonyms('waiter', 'waiter')).toBeUndefined();
    expect(await synonyms('bager', 'baker')).toEqual([{ typed: 'bager', found: 'Pekař' }]);
    expect(await synonyms('krankenschwester', 'infirmier')).toEqual([
      { typed: 'krankenschwester', found: 'Infirmières' },
    ]);
  });

  it('calls nothing another name that is only near, begun, a part or a head of one', async () => {
    const said = async (keywords: string) => [...(await search(keywords)).synonyms.values()].flat();
    for (const typed of ['lager', 'kelln', 'registered', 'care']) {
      expect({ typed, said: await said(typed) }).toEqual({ typed, said: [] });
    }
    for (const typed of ['krankenpfelger', 'camarreo']) {
      expect((await said(typed)).map((synonym) => synonym.typed)).not.toContain(typed);
    }
    expect(await synonyms('enfermera', 'nurseDe')).toBeUndefined();
  });

  it.each([
    ['Köln', 'kellner'],
    ['Keulen', 'kellner'],
    ['Colonia', 'kellner'],
    ['Кёльн', 'kellner'],
    ['Londres', 'waiter'],
    ['Αθήνα', 'servitoros'],
    ['Bécs', 'nurseDe'],
  ])('%s finds the offers there', async (city, name) => {
    expect(await found(city)).toEqual([name]);
  });

  it.each([
    ['Pfleger', 'nurseDe'],
    ['chauffeur', 'vrachtwagen'],
  ])('%s is found as a part of a compound', async (word, name) => {
    expect(await found(word)).toContain(name);
  });

  it('finds a compound written apart and together', async () => {
    for (const typed of ['Software Entwickler', 'Softwareentwickler']) {
      expect(await found(typed)).toEqual(expect.arrayContaining(['softwareDe', 'softwareApart']));
    }
  });

  it.each([
    ['krankenschwester', 'infirmier'],
    ['infirmier', 'infirmier'],
    ['enfermera', 'nurseDe'],
    ['truck driver', 'driverBg'],
    ['шофьори', 'driverBg'],
    ['shofyor', 'driverBg'],
    ['camareros', 'camarero'],
    ['camarrero', 'camarero'],
    ['vrachtwagenchaufeur', 'driverBg'],
    ['softwareentw', 'softwareApart'],
    ['waiter in Colonia', 'kellner'],
    ['camarero Londres', 'waiter'],
  ])('%s finds %s', async (typed, name) => {
    expect(await found(typed)).toContain(name);
  });

  it('takes no other job for it', async () => {
    expect(await found('waiter')).not.toContain('manager');
    expect(await found('talent agent')).toEqual([]);
    expect(await found('pilot')).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggest = (text: string, language: UiLanguage = 'en') =>
    stage.app.get(OfferSuggestions).suggest(text, language);
  const names = (suggestions: { name: string }[]) => suggestions.map(({ name }) => name);

  it('names occupations as they were typed, those of live offers first', async () => {
    const { keywords } = await suggest('kelln');
    expect(keywords[0]).toEqual({ slug: 'Kellner', name: 'Kellner', detail: 'waiter' });
    expect(keywords.length).toBeLessThanOrEqual(6);
    expect(names((await suggest('waiter')).keywords)[0]).toBe('waiter');
    expect(names((await suggest('σερβιτορο')).keywords)).toContain('σερβιτόρος');
  });

  it('knows places by any name, the larger first', async () => {
    expect((await suggest('Köl')).places[0]).toEqual({ slug: 'Cologne', name: 'Cologne', detail: 'Germany' });
    expect((await suggest('keulen')).places[0]?.slug).toBe('Cologne');
    expect((await suggest('Allemagne')).places[0]).toEqual({ slug: 'Germany', name: 'Germany', detail: null });
    expect((await suggest('münchen')).places[0]?.slug).toBe('Munich');
  });

  it('knows languages and skills', async () => {
    expect((await suggest('Deutsch')).languages[0]).toEqual({ slug: 'German', name: 'German', detail: 'Deutsch' });
    expect((await suggest('γερμανικα')).languages[0]?.slug).toBe('German');
    expect(names((await suggest('accounting')).skills)).toContain('accounting');
    for (const typed of ['German', 'Deutsch', 'niemiecki']) {
      const { languages, skills } = await suggest(typed);
      expect([names(languages)[0], names(skills).filter((name) => /^german$/i.test(name))]).toEqual(['German', []]);
    }
  });

  it('forgives one error from five letters on', async () => {
    expect((await suggest('germny')).places[0]?.slug).toBe('Germany');
    expect(names((await suggest('wiater')).keywords)).toContain('waiter');
    expect((await suggest('xq')).keywords).toEqual([]);
  });

  it('proposes nothing that no live offer has', async () => {
    const engine = engineNamed(stage.app, 'postgres');
    let proposed = 0;
    for (const text of [
      'nurs',
      'ger',
      'an',
      'ber',
      'kell',
      'ass',
      'soft',
      'fre',
      'par',
      'manager',
      'mos',
      'chef d',
      'vie',
    ]) {
      const { keywords, skills, places, languages } = await suggest(text);
      const catalogue = stage.app.get(ReferenceCatalogue);
      for (const { slug } of places) {
        const [country, city] = [catalogue.countryBySlug(slug), catalogue.cityBySlug(slug)];
        const asked = country ? { countryIds: [country.id] } : { cityIds: [city?.id ?? 0] };
        expect({ slug, total: (await engine.search(query(asked))).total > 0 }).toEqual({ slug, total: true });
      }
      for (const { slug } of languages) {
        expect(slug).toBe('German');
      }
      const words = [...keywords.map(({ slug }) => slug), ...skills.map(({ name }) => name)];
      for (const name of words) {
        const { total } = await engine.search(query({ names: [name], literal: true }));
        expect({ name, total: total > 0 }).toEqual({ name, total: true });
      }
      proposed += places.length + languages.length + words.length;
    }
    expect(proposed).toBeGreaterThan(20);
  });

  it('puts the best match first: jobs before places, unless the place is the better match', async () => {
    const groups = async (text: string) => (await suggest(text)).groups;
    expect((await suggest('nurs')).places).toEqual([]);
    expect((await groups('nurs'))[0]).toBe('keywords');
    expect((await groups('german'))[0]).toBe('languages');
    expect((await groups('berlin'))[0]).toBe('places');
    expect((await groups('paris'))[0]).toBe('places');
    const lon = await groups('war');
    expect(lon.indexOf('places')).not.toBe(0);
  });

  it('shows names in the language that is asked for, and says where there is none in it', async () => {
    expect((await suggest('waiter', 'de')).keywords[0]).toMatchObject({
      slug: 'waiter',
      name: 'waiter',
      detail: expect.stringContaining('Kellner'),
    });
    expect((await suggest('Köl', 'de')).places[0]).toEqual({ slug: 'Cologne', name: 'Köln', detail: 'Deutschland' });
    expect((await suggest('Germany', 'de')).places[0]).toEqual({ slug: 'Germany', name: 'Deutschland', detail: null });
    expect((await suggest('German', 'de')).languages[0]).toEqual({ slug: 'German', name: 'Deutsch', detail: 'German' });
    const skills = await stage.app.get(OfferSuggestions).findKeywords('account', ['skill'], 'de', 20);
    const inEnglish = skills.filter(({ lang }) => lang === 'en');
    expect(skills.length).toBeGreaterThan(inEnglish.length);
    for (const { name, matched } of inEnglish) {
      expect(matched).toBeNull();
      expect(name).toMatch(/account/i);
    }
  });

  it('gives nothing for nothing', async () => {
    for (const text of ['', '  ', '%_', '\u0000', '🙂']) {
      expect(await suggest(text)).toEqual({ groups: [], keywords: [], skills: [], places: [], languages: [] });
    }
  });

  it('finds keywords by kind, and each by its address', async () => {
    const service = stage.app.get(OfferSuggestions);
    const both = await service.findKeywords('account', ['skill', 'occupation'], 'en', 20);
    expect(new Set(both.map(({ kind }) => kind))).toEqual(new Set(['skill', 'occupation']));
    const skills = await service.findKeywords('account', ['skill'], 'en', 5);
    expect(skills.every(({ kind }) => kind === 'skill')).toBe(true);
    expect(skills).toHaveLength(5);
    for (const { slug, kind } of both) {
      expect(service.keywordBySlug(slug)).toMatchObject({ slug, kind });
    }
    expect(service.keywordBySlug('Waiter-Waitress')).toEqual({
      kind: 'occupation',
      id: expect.any(Number),
      slug: 'waiter-waitress',
      name: 'waiter/waitress',
      names: { de: expect.stringContaining('Kellner') },
      keyword: 'waiter',
    });
    expect(service.keywordBySlug('no-such-skill')).toBeUndefined();
  });
});
