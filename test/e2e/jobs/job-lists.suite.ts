import { type JobListResponse, problem } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';
import { concierges, leaver, PortersBoard, porters } from './porters-board.js';

/** What `GET /api{path}` promises, whatever serves it. */
export function jobListsSuite(board: PortersBoard): void {
  describe('lists by their path', () => {
    beforeAll(async () => {
      await board.importAll([...porters, ...concierges, leaver]);
      await eventually(
        async () => expect((await board.list('/jobs?keywords=porter')).jobs.total_search).toBeGreaterThanOrEqual(13),
        LIMITS.startMs,
      );
    });

    it.each([
      ['/jobs-in-Bonn', ['Night porter']],
      ['/jobs-in-bonn/', ['Night porter']],
      ['/jobs-in-Bonn.html', ['Night porter']],
      ['/jobs-in-Z%C3%BCrich?keywords=porter', ['Night porter', 'Porter and driver']],
      ['/jobs-in-Zurich-for-German-speakers', ['Night porter']],
      ['/jobs-in-Switzerland-for-German-speakers?employment_type=2', []],
      ['/Hybrid-jobs', ['Head porter']],
      ['/hybrid+remote-jobs-in-Siegburg', ['Head porter']],
      ['/jobs-in-Bonn?location=Siegburg', ['Head porter', 'Night porter']],
      ['/jobs-for-German-speakers?language_level=German:C1&keywords=porter', ['Night porter']],
    ])('%s', async (path, expected) => {
      expect(await board.titles(path)).toEqual(expected);
    });

    it('say their normal address', async () => {
      expect((await board.list('/jobs-in-z%C3%BCrich/1?language=german&experience=2')).address).toBe(
        '/jobs-in-Zurich-for-German-speakers?experience=2',
      );
    });

    it('page by the path, and _from wins', async () => {
      const all = await board.list('/jobs-in-Switzerland?keywords=porter&_size=50');
      expect((await board.list('/jobs-in-Switzerland/2?keywords=porter')).jobs.data).toEqual([]);
      const rest = await board.list('/jobs-in-Switzerland/2?keywords=porter&_from=4&_size=3');
      expect(rest.jobs.data.map(({ id }) => id)).toEqual(all.jobs.data.slice(4, 7).map(({ id }) => id));
      expect(rest.jobs.total_search).toBe(all.jobs.total_search);
    });

    it('count levels of a chosen language and name them', async () => {
      const { language_levels } = await board.list('/jobs-for-German-speakers?keywords=porter');
      expect(language_levels.data).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 'German:B1', slug: 'German:B1', name: 'German B1' }),
          expect.objectContaining({ slug: 'German:C1', name: 'German C1', total: 1 }),
        ]),
      );
    });

    it('reach around a city', async () => {
      expect(await board.titles('/jobs-in-Bonn?keywords=porter&radius=25')).toEqual(['Head porter', 'Night porter']);
      expect((await board.list('/jobs-in-Bonn?radius=25')).address).toBe('/jobs-in-Bonn?radius=25');
    });

    it('put mistyped words right, say so, and take them literally on request', async () => {
      const right = await board.list('/jobs?keywords=night+porter');
      expect(right.corrected).toBeNull();
      const { corrected, jobs, seo, address } = await board.list('/jobs?keywords=Nihgt+portre');
      expect(corrected).toEqual({
        typed: 'Nihgt portre',
        searched: 'Night porter',
        literal: '/jobs?keywords=Nihgt+portre&literal=true',
      });
      expect(jobs.data.map(({ id }) => id)).toEqual(right.jobs.data.map(({ id }) => id));
      expect(jobs.total_search).toBe(right.jobs.total_search);
      expect(address).toBe('/jobs?keywords=Nihgt+portre');
      for (const text of [seo.title, seo.h1, seo.meta, JSON.stringify(seo.script)]) {
        expect(text).not.toMatch(/nihgt|portre\b/i);
      }
      expect(seo.h1).toBe('Night porter jobs in Europe');
      // The first page after a start too, for which the words come with code that is loaded while it is rendered.
      const page = await (await board.get('/jobs?keywords=Nihgt+portre')).text();
      expect(page).toContain('>Results for <');
      const literal = await board.list(corrected?.literal ?? '');
      expect(literal).toMatchObject({ corrected: null, jobs: { total_search: 0 } });
      expect((await board.list('/jobs?keywords=porter&literal=true')).jobs.total_search).toBeGreaterThan(0);
    });

    it('call only a name of the same thing another name', async () => {
      for (const word of ['portre', 'porte', 'driv']) {
        const { data } = (await board.list(`/jobs?keywords=${word}&_size=50`)).jobs;
        expect({ word, found: data.length > 0 }).toEqual({ word, found: true });
        expect(data.flatMap(({ synonyms }) => synonyms).filter(({ typed }) => typed === word)).toEqual([]);
      }
    });

    it('leave out what a mode does not ask for', async () => {
      const more = await board.list('/jobs-in-Bonn?_mode=more');
      expect(more).toMatchObject({ cities: { data: [] }, languages: { data: [] }, job: null });
      expect(more.jobs.data).toHaveLength(1);
      const cities = await board.list('/jobs-in-Switzerland?_mode=cities');
      expect(cities).toMatchObject({ jobs: { data: [] }, languages: { data: [] } });
      for (const slug of ['Geneva', 'Zurich']) {
        expect(cities.cities.data).toContainEqual(expect.objectContaining({ slug, country_slug: 'Switzerland' }));
      }
    });

    it('say what dropping each filter of an empty list brings, exactly', async () => {
      const { jobs, dropped, seo } = await board.list('/jobs-in-Bonn-for-German-speakers?keywords=driver&experience=6');
      expect(jobs.total_search).toBe(0);
      expect(seo.robots).toContain('noindex');
      expect(dropped).toEqual([]);
      const one = await board.list('/Hybrid-jobs-in-Bonn-for-German-speakers?keywords=porter&keywords=night');
      expect(one.dropped).toEqual([
        {
          group: 'remote',
          value: 'Hybrid',
          name: 'Hybrid',
          total: 1,
          url: '/jobs-in-Bonn-for-German-speakers?keywords=porter&keywords=night',
        },
      ]);
      const several = await board.list('/jobs-in-Bonn?keywords=driver');
      expect(several.dropped.map(({ group, value, name }) => [group, value, name])).toEqual(
        expect.arrayContaining([
          ['location', 'Bonn', 'Bonn'],
          ['keywords', 'driver', 'driver'],
        ]),
      );
      for (const { url, total } of several.dropped) {
        expect((await board.list(url)).jobs.total_search).toBe(total);
      }
    });

    it('show in the place of an empty list what is near, with as many offers as they say', async () => {
      const { instead } = await board.list('/jobs-in-Bonn?keywords=porter&experience=6');
      expect(instead.offers.length).toBeLessThanOrEqual(5);
      for (const { url, total, kilometres } of instead.nearby) {
        expect(kilometres).toBeLessThanOrEqual(150);
        expect((await board.list(url)).jobs.total_search).toBe(total);
      }
      expect((await board.list('/jobs')).instead).toEqual({ nearby: [], offers: [] });
    });

    it('are found by words that name a place, as by its filter, and by the words alone where they are meant so', async () => {
      const typed = await board.list('/jobs?keywords=porter+bonn');
      const filtered = await board.list('/jobs-in-Bonn?keywords=porter');
      expect(filtered.jobs.total_search).toBeGreaterThan(0);
      expect(typed.address).toBe('/jobs-in-Bonn?keywords=porter');
      expect(typed.jobs.data.map(({ id }) => id)).toEqual(filtered.jobs.data.map(({ id }) => id));
      expect(typed.reading).toEqual({
        typed: 'porter bonn',
        parts: [{ filter: 'location', value: 'Bonn', words: 'bonn' }],
        literal: '/jobs?keywords=porter+bonn&literal=true',
      });
      expect(filtered.reading).toBeNull();
      expect((await board.list(typed.reading?.literal ?? '')).reading).toBeNull();
    });

    it('name what is chosen in the language that is asked for, also where nothing is counted', async () => {
      const address =
        '/jobs-in-Geneva-for-German-speakers?ad_language=Icelandic&language_level=Greek%3AB1&keywords=night';
      const answer = await board.get(`/api${address}`, { 'Accept-Language': 'de' });
      const { jobs, chosen } = (await answer.json()) as JobListResponse;
      expect([jobs.total_search, chosen]).toEqual([
        0,
        {
          places: { Geneva: 'Genève' },
          languages: { German: 'Deutsch', Greek: 'Griechisch', Icelandic: 'Isländisch' },
        },
      ]);
    });

    it('say what each of several words costs, as they were searched for', async () => {
      const { dropped, corrected } = await board.list('/jobs?keywords=Nihgt+harpsichord+porter');
      expect(corrected?.searched).toBe('Night harpsichord porter');
      expect(dropped[0]).toMatchObject({
        group: 'keywords',
        name: 'Night harpsichord porter',
        value: 'Night harpsichord porter',
      });
      const night = await board.list('/jobs?keywords=night+porter');
      expect(dropped).toContainEqual({
        group: 'keywords',
        value: 'harpsichord',
        name: 'harpsichord',
        total: night.jobs.total_search,
        url: '/jobs?keywords=Night+porter',
      });
    });

    it('find nothing by what is no word, and say what they leave out', async () => {
      for (const typed of ['🙂', '!!!']) {
        const { jobs, left_out } = await board.list(`/jobs?keywords=${encodeURIComponent(typed)}`);
        expect([jobs.total_search, jobs.data, left_out]).toEqual([0, [], [typed]]);
      }
      const long = 'x'.repeat(63);
      const night = await board.list('/jobs?keywords=night');
      const beside = await board.list(`/jobs?keywords=night+${long}`);
      expect([beside.jobs.total_search, beside.left_out]).toEqual([night.jobs.total_search, [long]]);
      expect(beside.seo.h1).toBe(night.seo.h1);
      expect(night.left_out).toEqual([]);
      const page = await (await board.get(`/jobs?keywords=night+${long}`)).text();
      expect(page).toContain('We left out ');
    });

    it('show the same job of one company in two places once, in the place that was asked for', async () => {
      const everywhere = await board.list('/jobs?keywords=maisons');
      expect(everywhere.jobs.total_search).toBe(1);
      for (const [city, other] of [
        ['Lyon', 'Nantes'],
        ['Nantes', 'Lyon'],
      ]) {
        const { jobs } = await board.list(`/jobs-in-${city}?keywords=maisons`);
        expect(jobs.total_search).toBe(1);
        expect(jobs.data[0]?.places.map((place) => place.city)).toEqual([city]);
        expect(jobs.data[0]?.also_in).toEqual([
          {
            id: expect.any(Number),
            url: expect.stringMatching(`/jobs/concierge-${other?.toLowerCase()}-\\d+$`),
            city: other,
          },
        ]);
      }
    });

    it('say which offers need no local language, and find them', async () => {
      const { jobs, no_local_language } = await board.list('/jobs-in-France?keywords=maisons');
      expect(jobs.data[0]?.no_local_language).toBe(true);
      expect(no_local_language.data).toEqual([
        { id: 'true', slug: 'true', name: 'No local language needed', total: 1 },
      ]);
      expect((await board.list('/jobs-in-France?keywords=maisons&no_local_language=true')).jobs.total_search).toBe(1);
      expect(await board.titles('/jobs-in-Bonn?keywords=porter&no_local_language=true')).toEqual([]);
    });

    it('have no dropped filters while there are offers', async () => {
      expect((await board.list('/jobs-in-Bonn')).dropped).toEqual([]);
    });

    it.each([
      ['/jobs-in-Atlantis', 'location'],
      ['/jobs-for-German+Klingon-speakers', 'language'],
      ['/jobs-with-flying-carpets', 'skill'],
      ['/jobs?language_level=German:D1', 'language_level'],
      ['/jobs?ad_language=Klingon', 'ad_language'],
      ['/jobs?working_language=Klingon', 'working_language'],
      ['/jobs?radius=25', 'radius'],
      ['/jobs-in-Germany?radius=25', 'radius'],
      ['/jobs-in-Bonn?radius=26', 'radius'],
      ['/jobs?salary_from=1', 'salary_from'],
      ['/jobs?no_local_language=perhaps', 'no_local_language'],
      ['/jobs?job=first', 'job'],
      ['/jobs?autoApply=now', 'autoApply'],
      ['/jobs?_mode=none', '_mode'],
      ['/jobs?_platform=fridge', '_platform'],
      ['/jobs?_minisite=999999', '_minisite'],
      ['/jobs-in-Bonn?_size=0', '_size'],
      [`/jobs?${'keywords=x&'.repeat(11)}`, 'keywords'],
      [`/jobs?${'location=Bonn&'.repeat(51)}`, 'location'],
    ])('%s is refused for its %s', async (path, field) => {
      const response = await board.get(`/api${path}`);
      expect(response.status).toBe(422);
      const body = problem.parse(await response.json());
      expect(body.errors?.[0]?.path).toBe(field);
      expect(body.toasts?.[0]?.options.message).toMatch(/^[A-Z].*\.$/);
    });

    it.each(['/Sometimes-jobs', '/jobs-in-Bonn/0', '/jobs-in-Bonn/two', '/jobs-at-nobody'])(
      '%s is not found',
      async (path) => {
        const response = await board.get(`/api${path}`);
        expect(response.status).toBe(404);
        expect(problem.parse(await response.json()).code).toBe('NOT_FOUND');
      },
    );

    it('are described, each with what stands in its path', async () => {
      const { paths } = (await board.json('/api/docs-json')) as {
        paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
      };
      const inPath = (path: string) =>
        paths[path]?.get.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
      expect(inPath('/api/jobs-with-{skill}')).toEqual(['skill']);
      expect(inPath('/api/{remote}-jobs-in-{location}-for-{language}-speakers/{page}')).toEqual([
        'remote',
        'location',
        'language',
        'page',
      ]);
      expect(paths['/api/jobs-at-{minisite}']?.get.parameters.map(({ name }) => name)).toContain('keywords');
    });
  });
}
