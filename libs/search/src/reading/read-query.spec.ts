import { readdirSync, readFileSync } from 'node:fs';
import { SALARY_STEPS } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { foldedWordsOf } from '../domain/words.js';
import { AMBIGUOUS_NAMES } from './ambiguous-names.js';
import type { NameKind } from './query-names.js';
import { readQuery } from './read-query.js';
import type { ReadPart } from './reading.js';
import { shippedNames } from './testing/shipped-names.js';

const { names, isWork, countries, languages, cities } = shippedNames();
const countryCodes = new Map(countries.map(({ id, code }) => [id, code]));
const languageCodes = new Map(languages.map(({ id, code }) => [id, code]));
const cityNames = new Map(cities.map(({ id, names: [name = ''] }) => [id, name]));
const TYPES = ['', 'full-time', 'part-time', 'internship', 'temporary', 'freelance', 'apprenticeship'];
const QUERIES = 'test/relevance/mixed/queries';

const said = (part: ReadPart): string | number => {
  switch (part.kind) {
    case 'city':
      return cityNames.get(part.id) ?? '';
    case 'country':
      return countryCodes.get(part.id) ?? '';
    case 'language':
      return languageCodes.get(part.id) ?? '';
    case 'noLocalLanguage':
      return 'no local language';
    default:
      return part.value;
  }
};
const read = (text: string) => {
  const [first] = readQuery(text, names, isWork).filter(({ certainty }) => certainty >= 0.8);
  return first === undefined ? null : { read: first.parts.map(said), rest: first.rest };
};

describe('what people type', () => {
  it.each([
    ['nurse munich', ['Munich'], 'nurse'],
    ['react developer remote', ['Remote'], 'react developer'],
    ['praca w Norwegii bez języka norweskiego', ['NO', 'no local language'], ''],
    ['developer Germany 60000', [60_000, 'DE'], 'developer'],
    ['work without German in Berlin', ['no local language', 'Berlin'], ''],
    ['jobs for Ukrainian speakers', ['uk'], ''],
    ['Kellner Österreich Unterkunft', ['AT'], 'Kellner Unterkunft'],
    ['deutschsprachiger Kundendienst in Athen', ['de', 'Athens'], 'Kundendienst'],
    ['serveuse à Bruxelles à temps partiel', ['Brussels', 2], 'serveuse'],
    ['číšník v Německu bez němčiny', ['DE', 'no local language'], 'číšník'],
    ['sairaanhoitaja Göteborgissa', ['Gothenburg'], 'sairaanhoitaja'],
    ['hegesztő Ausztriában német nélkül', ['AT', 'no local language'], 'hegesztő'],
    ['водій у Берліні', ['Berlin'], 'водій'],
    ['νοσηλευτής στο Βερολίνο', ['Berlin'], 'νοσηλευτής'],
    ['Buchhalter ab 3500 € im Monat', [40_000], 'Buchhalter'],
    ['warehouse no experience needed Ireland', [1, 'IE'], 'warehouse'],
    ['Fahrer nicht Hamburg Bremen', ['Bremen'], 'Fahrer'],
    ['Pflegefachkraft B2 Deutsch', ['de'], 'Pflegefachkraft'],
    ['support C1 German B2 English Athens', ['de', 'en', 'Athens'], 'support'],
    ['support German B2 English C1', ['de', 'en'], 'support'],
    ['undersköterska Köpenhamn deltid', ['Copenhagen', 2], 'undersköterska'],
  ])('%j is read', (text, parts, rest) => {
    expect(read(text)).toEqual({ read: parts, rest });
  });

  it.each([
    'nurse',
    'English teacher',
    'nail polish',
    'Reading assistant',
    'Essen ausliefern',
    'Tour 75011',
    'Praktikum Sommer 2026',
    'C#',
    '',
    'jobs',
    '10115',
  ])('%j is words alone', (text) => {
    expect(read(text)).toBeNull();
  });

  it('asks for no local language only where the one that is named is local', () => {
    expect(read('nurse in Berlin without Polish')).toEqual({ read: ['Berlin'], rest: 'nurse without Polish' });
    expect(read('nurse in Berlin without German')?.read).toEqual(['Berlin', 'no local language']);
  });

  it('is a guess where a name is a word as well', () => {
    const [guess] = readQuery('serveur Nice', names, isWork);
    expect(guess?.parts.map(said)).toEqual(['Nice']);
    expect(guess?.certainty).toBeLessThan(0.8);
    expect(read('nurse in Reading')).toEqual({ read: ['Reading'], rest: 'nurse' });
    expect(read('serveur Nice France')).toEqual({ read: ['Nice'], rest: 'serveur' });
  });
});

describe('the judged queries', () => {
  interface Judged {
    city?: number;
    country?: string;
    language?: string;
    noLocalLanguage?: boolean;
    remote?: boolean;
    employmentType?: string;
    salaryFrom?: number;
  }
  const judged = readdirSync(QUERIES).flatMap((file) =>
    readFileSync(`${QUERIES}/${file}`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { query: string; reading: Judged }),
  );
  const step = (salary: number | undefined) => SALARY_STEPS.findLast((one) => salary !== undefined && one <= salary);

  /** Whether a part is what the query was judged to say. */
  function isRight(part: ReadPart, reading: Judged): boolean {
    switch (part.kind) {
      case 'city':
        return part.id === reading.city;
      case 'country':
        return countryCodes.get(part.id) === reading.country;
      case 'language':
        return languageCodes.get(part.id) === reading.language;
      case 'noLocalLanguage':
        return reading.noLocalLanguage === true;
      case 'remote':
        return reading.remote === (part.value === 'Remote');
      case 'employmentType':
        return TYPES[part.value] === reading.employmentType;
      case 'salary':
        return part.value === step(reading.salaryFrom);
      case 'experience':
        return false;
    }
  }

  it('are read rightly in 98 of 100 parts, and nine of ten parts are read', () => {
    const all = judged.map(({ query, reading }) => {
      const [first] = readQuery(query, names, isWork).filter(({ certainty }) => certainty >= 0.8);
      const parts = first?.parts ?? [];
      return {
        read: parts.length,
        right: parts.filter((part) => isRight(part, reading)).length,
        wanted: Object.keys(reading).length,
      };
    });
    const sum = (of: 'read' | 'right' | 'wanted') => all.reduce((total, one) => total + one[of], 0);
    expect(sum('wanted')).toBeGreaterThan(200);
    expect(sum('right') / sum('read')).toBeGreaterThanOrEqual(0.98);
    expect(sum('right') / sum('wanted')).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the name of a filter, in every language that it has one in', () => {
  const things: [NameKind, { id: number; names: string[]; population: number }[]][] = [
    ['country', countries],
    ['language', languages],
    ['city', cities],
  ];

  const BEFORE = { 'after an occupation': 'Kellner ', alone: '' };
  const ways = things.flatMap(([kind, all]) =>
    Object.entries(BEFORE).map(([way, before]) => ({ kind, all, way, before })),
  );

  it.each(ways)('is read as that filter: $kind $way', ({ kind, all, before }) => {
    const missed = all.flatMap(({ id, names: called }) =>
      called.filter((name) => {
        const key = foldedWordsOf(name).join(' ');
        const meant = names.find(key);
        // Kept: words, short names, and what is the name of something else as well.
        const several = meant.length !== 1 || meant[0]?.id !== id;
        if (several || AMBIGUOUS_NAMES.has(key) || key.length <= 3 || isWork(key)) return false;
        const [first] = readQuery(before + name, names, isWork);
        return !first?.parts.some((part) => part.kind === kind && 'id' in part && part.id === id);
      }),
    );
    expect(missed).toEqual([]);
  });
});

describe('the name of a condition of work, as a chip says it', () => {
  const texts = (['en', 'de'] as const).flatMap((language) =>
    Object.entries(
      JSON.parse(readFileSync(`libs/job-lists/src/texts/${language}.json`, 'utf8')) as Record<string, string>,
    ),
  );
  /** Leading others is what offers are called. */
  const TITLES = ['experience.5', 'experience.6'];
  const valued = texts.filter(([key]) => /^(remote|experience|employment-type)\./.test(key) && !TITLES.includes(key));

  it.each(valued)('is read as that filter after an occupation: %s %j', (key, name) => {
    const [of = '', value] = key.split('.');
    expect(valued.length).toBe(26);
    const [first] = readQuery(`Kellner ${name}`, names, isWork);
    const kind = of === 'employment-type' ? 'employmentType' : of;
    expect(first?.parts.map((part) => [part.kind, String(said(part))])).toEqual([[kind, value]]);
  });

  it.each(texts.filter(([key]) => key === 'no-local-language'))('%s: %j', (_, name) => {
    expect(read(`Kellner ${name}`)).toEqual({ read: ['no local language'], rest: 'Kellner' });
  });
});
