import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { ENGINE_NAMES } from '@babelboard/search';
import { MATCH_END, MATCH_START } from '@babelboard/search/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OfferRow, PLAIN_OFFER } from '../../support/offer-rows.js';
import { createSearchStage, engineNamed, query, type SearchStage, stageOffers } from './search-stage.js';

/** An ESCO skill whose words no other offer has. */
const SKILL_ID = 77;

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const filler = (words: number) => Array.from({ length: words }, () => 'lorem').join(' ');

/** Offers by a name of their own, oldest first but for the last. */
const ROWS: Record<string, Partial<OfferRow>> = {
  nurse: { title: 'Krankenpfleger (m/w/d)', description: 'Arbeit auf der Intensivstation.' },
  nurseInText: { title: 'Station 4', description: `${filler(80)} Wir suchen einen Krankenpfleger. ${filler(80)}` },
  accents: { title: 'Développeur à Besançon', description: 'Télétravail partiel.' },
  greek: { title: 'Νοσοκόμα στην Αθήνα', description: 'Νοσοκομείο' },
  cyrillic: { title: 'Бухгалтер', description: 'Работа в Софии, ёлка' },
  polish: { title: 'Księgowy w Łodzi' },
  danish: { title: 'Sygeplejerske i København', description: 'Røntgenafdeling' },
  cpp: { title: 'Senior C++ Engineer' },
  csharp: { title: 'C#/.NET Entwicklung' },
  plainC: { title: 'Vitamin C Laborant' },
  inTitle: {},
  inSkill: {},
  inCompany: {},
  inCity: {},
  inText: {},
  cologne: { title: 'Bäcker' },
  fresh: { title: 'Harfenbauer' },
  // As an import leaves it: stored last, posted long ago.
  yearsOld: { title: 'Harfenbauer', postedAt: new Date(Date.UTC(2019, 2, 1)) },
};

/** Posted before all others, so that they stand last in a list without keywords. */
const FORMS: Record<string, Partial<OfferRow>> = {
  tour75011: { title: 'Kurier Tour 75011' },
  tour75012: { title: 'Kurier Tour 75012' },
  summer2025: { title: 'Praktikum Sommer 2025' },
  summer2026: { title: 'Praktikum Sommer 2026' },
  rhNice: { title: 'Assistante RH' },
  withR: { title: 'Statistik mit R' },
  rAndD: { title: 'R&D Chemist' },
  tonder: { title: 'Maskinist i Tønder' },
  tender: { title: 'Bid and Tender Writer' },
  kitchenHelp: { title: 'Aushilfe als Küchenhilfe' },
  busDriver: { title: 'Reisebusfahrer' },
  teacher: { title: 'Lärare' },
  link: { title: 'Leiter im Vertrieb' },
};

let stage: SearchStage;
let idOf: Record<string, number>;
let skill: string;
let nameOf: Map<number, string>;

beforeAll(async () => {
  stage = await createSearchStage();
  const catalogue = stage.app.get(ReferenceCatalogue);
  const cologne = catalogue.cityBySlug('Cologne');
  const place = { cityId: cologne?.id ?? null, countryId: cologne?.countryId ?? null, text: null };
  skill = catalogue.skill(SKILL_ID)?.name ?? '';
  const filledIn: Record<string, Partial<OfferRow>> = {
    inTitle: { title: skill },
    inSkill: { skillIds: [SKILL_ID] },
    inCompany: { company: `${skill} Ltd` },
    inCity: { places: [{ cityId: null, countryId: null, text: `${skill} Valley` }] },
    inText: { description: `All about ${skill}.` },
    cologne: { places: [place] },
  };
  const rows = Object.entries({ ...ROWS, ...FORMS }).map(([name, row], index) => ({
    ...PLAIN_OFFER,
    postedAt: day(index + 1),
    ...row,
    ...filledIn[name],
  }));
  const ids = await stageOffers(stage.app, rows);
  idOf = Object.fromEntries(Object.keys({ ...ROWS, ...FORMS }).map((name, index) => [name, ids[index] ?? 0]));
  nameOf = new Map(Object.entries(idOf).map(([name, id]) => [id, name]));
});

afterAll(async () => {
  await stage?.close();
});

describe.each(ENGINE_NAMES)('keywords by %s', (engine) => {
  const found = async (...keywords: string[]) => {
    const { ids, total } = await engineNamed(stage.app, engine).search(query({ keywords }));
    expect(total).toBe(ids.length);
    return ids.map((id) => nameOf.get(id));
  };

  it.each<[string[], string[]]>([
    [['KRANKENPFLEGER'], ['nurse', 'danish', 'greek', 'nurseInText']],
    [['krankenpfelger'], ['nurse', 'danish', 'greek', 'nurseInText']],
    [['krankenpfl'], ['nurse', 'danish', 'greek', 'nurseInText']],
    [['krankenpfleger', 'intensivstation'], ['nurse']],
    [['krankenpfleger intensivstation'], ['nurse']],
    [['developpeur'], ['accents']],
    [['DÉVELOPPEUR besançon'], ['accents']],
    [['besancon', 'teletravail'], ['accents']],
    [['νοσοκομα αθηνα'], ['greek']],
    [['бухгалтер'], ['cyrillic', 'polish']],
    [['БУХГ'], ['cyrillic', 'polish']],
    [['бухглатер'], ['cyrillic', 'polish']],
    [['ksiegowy'], ['polish', 'cyrillic']],
    [['sygeplejerske kobenhavn'], ['danish']],
    [['C++ engineer'], ['cpp']],
    [['köln', 'bäcker'], ['cologne']],
    [['Cologne'], ['cologne']],
    [['zzzzqqqq'], []],
    [['krankenpfleger', 'zzzzqqqq'], []],
  ])('%j finds %j', async (keywords, expected) => {
    expect(await found(...keywords)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Tour 75011', ['tour75011']],
    ['Kurier Tour 75012', ['tour75012']],
    ['Tour 75013', []],
    ['Tour 7501', []],
    ['Praktikum Sommer 2026', ['summer2026']],
    ['Praktikum Sommer 2027', []],
    ['RH', ['rhNice']],
    ['R', ['rAndD', 'withR']],
    ['R & D', ['rAndD']],
    ['R&D', ['rAndD']],
    ['q z', []],
    ['q', []],
    ['the in and', []],
    ['Küchenkraft', ['kitchenHelp']],
    ['Kuechenhilfe', ['kitchenHelp']],
    ['Reisebusfahrerinnen', ['busDriver']],
    ['Vertriebsleiter', ['link']],
  ])('of numbers, short words and forms %j finds %j', async (keywords, expected) => {
    expect((await found(keywords)).sort()).toEqual(expected);
  });

  it('takes letters with marks, without and as two for the same word', async () => {
    const lists = await Promise.all(['Tonder', 'tønder', 'TØNDER', 'Toender'].map((keyword) => found(keyword)));
    expect(lists[0]?.[0]).toBe('tonder');
    expect([lists[1], lists[2]]).toEqual([lists[0], lists[0]]);
    expect(lists[3]?.[0]).toBe('tonder');
  });

  it('says when it looks for what a compound is a kind of, not when for another form of a word', async () => {
    const corrections = async (keyword: string) => [
      ...(await engineNamed(stage.app, engine).search(query({ keywords: [keyword] }))).corrections,
    ];
    expect(await corrections('mattelärare')).toEqual([['mattelarare', 'larare']]);
    expect(await corrections('Küchenkraft')).toEqual([]);
  });

  it('finds what is called so first, and what goes by another name after it', async () => {
    const [first, ...others] = await found('ΝΟΣΟΚΌΜΑ');
    expect(first).toBe('greek');
    expect(others.sort()).toEqual(['danish', 'nurse']);
  });

  it('says which words were mistyped, and finds what the right ones find', async () => {
    const search = (keywords: string[], more = {}) =>
      engineNamed(stage.app, engine).search(query({ keywords, ...more }));
    const { corrections, ids, synonyms } = await search(['krankenpfelger']);
    expect([...corrections]).toEqual([['krankenpfelger', 'krankenpfleger']]);
    const right = await search(['krankenpfleger']);
    expect({ ids, synonyms }).toEqual({ ids: right.ids, synonyms: right.synonyms });
    expect([...right.corrections]).toEqual([]);
    expect([...(await search(['Senoir C++ enginer'])).corrections]).toEqual([
      ['senoir', 'senior'],
      ['enginer', 'engineer'],
    ]);
    expect(await engineNamed(stage.app, engine).totals([query({ keywords: ['krankenpfelger'] })])).toEqual([
      right.total,
    ]);
  });

  it('takes words that are only begun, inflected or written apart for no errors, nor names of a catalogue', async () => {
    const corrections = async (asked: object) => [
      ...(await engineNamed(stage.app, engine).search(query(asked))).corrections,
    ];
    for (const word of ['krankenpfl', 'engineers', 'intensiv station', 'zzzzqqqq']) {
      expect(await corrections({ keywords: [word] })).toEqual([]);
    }
    expect(await corrections({ names: ['krankenpfelger'] })).toEqual([]);
    expect(await corrections({ keywords: ['sygeplejrske'], names: ['krankenpfelger'] })).toEqual([
      ['sygeplejrske', 'sygeplejerske'],
    ]);
  });

  it('takes words literally on request', async () => {
    const literal = async (...keywords: string[]) => {
      const { ids, total, corrections } = await engineNamed(stage.app, engine).search(
        query({ keywords, literal: true }),
      );
      expect({ total, corrections: [...corrections] }).toEqual({ total: ids.length, corrections: [] });
      return ids.map((id) => nameOf.get(id));
    };
    expect(await literal('krankenpfelger')).toEqual([]);
    expect(await literal('krankenpfl')).toEqual([]);
    expect(await literal('Développeur Besançon')).toEqual(['accents']);
    expect(await literal('c++ engineer')).toEqual(['cpp']);
  });

  it('ranks title above skills, company, city and text', async () => {
    expect(await found(skill)).toEqual(['inTitle', 'inSkill', 'inCompany', 'inCity', 'inText']);
  });

  it('sorts an import by the day it was posted, not stored: years old, it comes after all fresh ones', async () => {
    for (const sort of ['best', 'newest'] as const) {
      const ids = async (keywords: string[]) =>
        (await engineNamed(stage.app, engine).search(query({ keywords, sort, size: 50 }))).ids.map((id) =>
          nameOf.get(id),
        );
      expect(await ids(['harfenbauer'])).toEqual(['fresh', 'yearsOld']);
      expect((await ids([])).at(-1)).toBe('yearsOld');
    }
  });

  it('tells C++ and C# from C', async () => {
    expect(await found('c++')).toEqual(['cpp']);
    expect(await found('C#')).toEqual(['csharp']);
  });

  it('shows the text around the match, marked and plain', async () => {
    const { snippets } = await engineNamed(stage.app, engine).search(query({ keywords: ['krankenpfleger'] }));
    const snippet = snippets.get(idOf.nurseInText ?? 0) ?? '';
    expect(snippet).toContain(`${MATCH_START}Krankenpfleger${MATCH_END}`);
    expect(snippet.length).toBeGreaterThan(60);
    expect(snippet.length).toBeLessThan(320);
    expect(snippets.get(idOf.nurse ?? 0)).toBe('Arbeit auf der Intensivstation.');
  });

  it('shows the beginning of the text without keywords', async () => {
    const { snippets } = await engineNamed(stage.app, engine).search(query({ size: 50 }));
    const snippet = snippets.get(idOf.nurseInText ?? 0) ?? '';
    expect(snippet).toMatch(/^lorem lorem/);
    expect(snippet).not.toContain(MATCH_START);
    expect(snippet.length).toBeLessThan(320);
  });
});
