import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JOBS_PER_PAGE, type JobListFilters, NO_JOB_FILTERS } from './job-list-filters.js';
import { readJobListAddress } from './read-job-list-address.js';
import { REMOTE_WORDS } from './remote-word.js';
import { writeJobListAddress } from './write-job-list-address.js';

const DATA = new URL('../../reference-data/data/', import.meta.url);

function slugs(file: string): string[] {
  const lines = gunzipSync(readFileSync(new URL(`${file}.ndjson.gz`, DATA)))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { slug: string }).slug);
}

const cities = slugs('cities');
const countries = slugs('countries');
const languages = slugs('languages');
const skills = slugs('skills');

function read(address: string): JobListFilters | null {
  const [path = '', search = ''] = address.split('?', 2);
  return readJobListAddress(path, search);
}

const filters = (given: Partial<JobListFilters>) => ({ ...NO_JOB_FILTERS, ...given });

describe('addresses of lists', () => {
  it.each<[string, Partial<JobListFilters>]>([
    ['/jobs', {}],
    ['/jobs?_from=20', { from: 20 }],
    ['/jobs-with-customer-service', { skill: 'customer-service' }],
    ['/jobs-with-customer-service/3', { skill: 'customer-service', from: 40 }],
    ['/jobs-in-Cologne', { location: ['Cologne'] }],
    ['/jobs-in-Isle_of_Man/2', { location: ['Isle_of_Man'], from: 20 }],
    ['/jobs-in-Ince-in-Makerfield', { location: ['Ince-in-Makerfield'] }],
    ['/jobs-for-English+German-speakers', { language: ['English', 'German'] }],
    ['/jobs-for-Swiss_German-speakers/2', { language: ['Swiss_German'], from: 20 }],
    ['/jobs-in-Aix-en-Provence-for-French-speakers', { location: ['Aix-en-Provence'], language: ['French'] }],
    ['/Remote-jobs', { remote: ['Remote'] }],
    ['/Hybrid+RemoteCountryBased-jobs/4', { remote: ['Hybrid', 'RemoteCountryBased'], from: 60 }],
    ['/Hybrid-jobs-in-United_Kingdom', { remote: ['Hybrid'], location: ['United_Kingdom'] }],
    [
      '/Remote-jobs-in-Spain-for-Dutch-speakers/2',
      { remote: ['Remote'], location: ['Spain'], language: ['Dutch'], from: 20 },
    ],
    ['/Remote-jobs-for-Dutch-speakers', { remote: ['Remote'], language: ['Dutch'] }],
    ['/jobs-at-rhein-klinik/2', { minisite: 'rhein-klinik', from: 20 }],
    [
      '/jobs-at-rhein-klinik?location=Bonn&language=German',
      { minisite: 'rhein-klinik', location: ['Bonn'], language: ['German'] },
    ],
    ['/jobs?keywords=sofware+enginer&literal=true', { keywords: ['sofware enginer'], literal: true }],
    ['/jobs?location=Bonn&location=Cologne', { location: ['Bonn', 'Cologne'] }],
    [
      '/jobs-for-German-speakers?location=Bonn&location=Cologne',
      { language: ['German'], location: ['Bonn', 'Cologne'] },
    ],
    ['/jobs-in-K%C3%B6ln', { location: ['Köln'] }],
    ['/jobs-in-Bonn?_from=30', { location: ['Bonn'], from: 30 }],
    [
      '/jobs-in-Bonn-for-German-speakers/2?keywords=night+porter&keywords=hotel&language_level=German%3AB1&ad_language=English&working_language=English&no_local_language=true&experience=1&experience=3&employment_type=2&radius=25&salary_from=30000&latests=true&job=12&autoApply=true',
      {
        location: ['Bonn'],
        language: ['German'],
        keywords: ['night porter', 'hotel'],
        language_level: ['German:B1'],
        ad_language: ['English'],
        working_language: ['English'],
        no_local_language: true,
        experience: [1, 3],
        employment_type: [2],
        radius: 25,
        salary_from: 30_000,
        latests: true,
        from: 20,
        job: 12,
        autoApply: true,
      },
    ],
  ])('%s', (address, given) => {
    expect(writeJobListAddress(filters(given))).toBe(address);
    expect(read(address)).toEqual(filters(given));
  });

  it.each<[string, string]>([
    ['/jobs/', '/jobs'],
    ['/JOBS.html', '/jobs'],
    ['/Jobs-In-Bonn/1', '/jobs-in-Bonn'],
    ['/jobs-in-Bonn/02/', '/jobs-in-Bonn/2'],
    ['/jobs-in-Bonn/2.html', '/jobs-in-Bonn/2'],
    ['/jobs-in-Bonn/2?_from=0', '/jobs-in-Bonn'],
    ['/jobs-in-Bonn?_from=40', '/jobs-in-Bonn/3'],
    ['/jobs-for-German+English+German-speakers', '/jobs-for-English+German-speakers'],
    ['/jobs-in-Remote', '/Remote-jobs'],
    ['/jobs-in-remote-for-German-speakers', '/Remote-jobs-for-German-speakers'],
    ['/Hybrid-jobs-in-Remote', '/Hybrid+Remote-jobs'],
    ['/remote+hybrid-jobs-in-Bonn', '/Hybrid+Remote-jobs-in-Bonn'],
    ['/jobs?location=Bonn&language=German&remote=hybrid', '/Hybrid-jobs-in-Bonn-for-German-speakers'],
    ['/jobs?location=Remote', '/Remote-jobs'],
    ['/jobs-in-Bonn?literal=true', '/jobs-in-Bonn'],
    ['/jobs?literal=perhaps&keywords=nurse', '/jobs?keywords=nurse'],
    ['/jobs-in-Bonn?location=Cologne', '/jobs?location=Bonn&location=Cologne'],
    ['/jobs-in-Cologne+Bonn', '/jobs?location=Bonn&location=Cologne'],
    ['/jobs-with-customer-service?location=Bonn', '/jobs-in-Bonn?keywords=customer+service'],
    ['/jobs-in-Bonn?radius=9999', '/jobs-in-Bonn'],
    ['/jobs-in-Bonn?experience=7&radius=far&salary_from=-1&latests=perhaps&job=x&utm_source=mail', '/jobs-in-Bonn'],
    ['//jobs-in-Bonn//', '/jobs-in-Bonn'],
    ['/jobs-in-a-for-b-for-German-speakers', '/jobs-in-a-for-b-for-German-speakers'],
  ])('%s is %s in the normal order', (given, normal) => {
    const address = read(given);
    expect(address === null ? null : writeJobListAddress(address)).toBe(normal);
  });

  it('divides at the last -for-', () => {
    expect(read('/jobs-in-a-for-b-for-German-speakers')).toMatchObject({ location: ['a-for-b'], language: ['German'] });
  });

  it.each([
    '/',
    '/X',
    '/de',
    '/de/jobs',
    '/de/jobs-in-Berlin',
    '/jobs/12',
    '/jobs/waiter-vienna-12',
    '/jobs-in-',
    '/jobs-in-%20',
    '/jobs-with-',
    '/jobs-at-/2',
    '/jobs-for-+-speakers',
    '/jobs-in-Bonn/0',
    '/jobs-in-Bonn/two',
    '/jobs-in-Bonn/2/3',
    '/jobs-in-Bonn/-1',
    '/jobs-in-Bonn/1e3',
    '/jobs-in-Bonn/99999999999999999999',
    '/Sometimes-jobs',
    '/Sometimes+Remote-jobs-in-Bonn',
    '/-jobs',
    '/jobs-in-%E0%A4%A',
    '/jobs-in-Bonn%00',
    '/jobs-at-a%00b',
    '/jobs-with-%0D%0A',
    '/jobsite',
    '/jobs-around-Bonn',
  ])('%s is none of a list', (path) => {
    expect(readJobListAddress(path, '')).toBeNull();
  });
});

describe('reading and writing', () => {
  const place = fc.constantFrom(...cities, ...countries);
  const some = (values: readonly string[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...values), { maxLength }).map((list) => list.sort());
  const ranks = fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((list) => list.sort());
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const page = fc.integer({ min: 0, max: 50_000 });
  const query = fc.record({
    keywords: fc.uniqueArray(word, { maxLength: 3 }),
    literal: fc.boolean(),
    language_level: some(['German:B1', 'English:native', 'French:any'], 2),
    ad_language: some(languages, 2),
    working_language: some(languages, 2),
    no_local_language: fc.boolean(),
    experience: ranks,
    employment_type: ranks,
    radius: fc.option(fc.constantFrom(10, 25, 50, 100)),
    salary_from: fc.option(fc.constantFrom(20_000, 150_000)),
    latests: fc.boolean(),
    job: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    autoApply: fc.boolean(),
  });

  it('are inverse for every place, alone and with a language, for every language and every kind of remote work', () => {
    const remotes = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
      REMOTE_WORDS.filter((_, index) => bits & (1 << index)).sort(),
    );
    [...countries, ...cities].forEach((slug, index) => {
      const remote = remotes[index % remotes.length] ?? [];
      const language = [languages[index % languages.length] ?? ''];
      const from = (index % 3) * JOBS_PER_PAGE;
      for (const given of [{ location: [slug] }, { location: [slug], language, remote, from }]) {
        expect(read(writeJobListAddress(filters(given)))).toEqual(filters(given));
      }
    });
    for (const language of languages) {
      for (const remote of remotes) {
        const given = filters({ language: [language], remote });
        expect(read(writeJobListAddress(given))).toEqual(given);
      }
    }
    for (const skill of skills) {
      expect(read(writeJobListAddress(filters({ skill, from: 20 })))).toEqual(filters({ skill, from: 20 }));
    }
  });

  it('are inverse for all filters together', () => {
    const list = fc.record({
      location: fc.uniqueArray(place, { maxLength: 3 }).map((slugs) => slugs.sort()),
      language: some(languages, 3),
      remote: some(REMOTE_WORDS, 3),
      from: fc.oneof(
        page.map((number) => number * JOBS_PER_PAGE),
        fc.nat({ max: 1_000_000 }),
      ),
    });
    fc.assert(
      fc.property(list, query, (inPath, inQuery) => {
        const literal = inQuery.literal && inQuery.keywords.length > 0;
        // Each by its name: a new one must stand among those above.
        const given: JobListFilters = { ...inPath, ...inQuery, literal, skill: null, minisite: null };
        expect(read(writeJobListAddress(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it('are inverse for places and languages that nobody knows', () => {
    const unknown = word.filter((text) => text.toLowerCase() !== 'remote');
    fc.assert(
      fc.property(unknown, unknown, (location, language) => {
        const given = filters({ location: [location], language: [language] });
        expect(read(writeJobListAddress(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it('never throw, and what was read is written in a form that stays', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/jobs',
        '/jobs-in-',
        '-for-',
        '-speakers',
        '-jobs',
        'Remote',
        '+',
        '/2',
        '.html',
        '%',
        '%2B',
        '%00',
        '..',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const search = fc.array(fc.tuple(fc.constantFrom(...Object.keys(NO_JOB_FILTERS), '_from'), fc.string()), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(text, search, (path, pairs) => {
        const given = readJobListAddress(path, pairs.map(([name, value]) => `${name}=${value}`).join('&'));
        if (given !== null) {
          const address = writeJobListAddress(given);
          expect(address).toMatch(/^\/[\w+-]*jobs/);
          const again = read(address);
          expect(again === null ? null : writeJobListAddress(again)).toBe(address);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
