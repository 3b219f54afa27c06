import { jobListResponse, jobResponse, problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adFile, adRow } from '../../support/ads.js';
import { eventually } from '../../support/eventually.js';
import { LIMITS } from '../../support/limits.js';
import type { TestProduct } from '../../support/product.js';
import { jobListsSuite } from './job-lists.suite.js';
import { PortersBoard } from './porters-board.js';
import { relatedOffersSuite } from './related-offers.suite.js';
import { suggestionsSuite } from './suggestions.suite.js';

interface OpenApi {
  paths: Record<string, Record<string, Operation> & { get: Operation }>;
}

interface Operation {
  parameters: { name: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, object>;
}

/** What the job API promises, whatever serves it. Gives the product that runs during the suite. */
export function jobsApiSuite(start: () => Promise<TestProduct>): () => TestProduct {
  let product: TestProduct;

  const get = async (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });
  const list = async (query: string) => jobListResponse.parse(await (await get(`/api/jobs?${query}`)).json());
  const titles = async (query: string) => (await list(query)).jobs.data.map(({ title }) => title);

  beforeAll(async () => {
    product = await start();
    const file = await adFile([
      adRow({
        title: 'Kellnerin am Donaukanal',
        language: 'de',
        description:
          'Wir suchen Verstärkung für unser Team im Service. Fließend Deutsch und gute Englischkenntnisse setzen wir voraus.',
        salary: { min: 2100, max: 2400, currency: 'EUR', unit: 'MONTH' },
      }),
      adRow({ title: 'Nurse', city: 'Köln', country: 'DE', company: 'Rheinklinik', employment_type: 'PART_TIME' }),
      adRow({ title: 'Porter', city: 'Nowhere-upon-Nothing', country: 'GB', posted_at: '2026-11-01' }),
    ]);
    const { code, output } = await product.cli('import-offers', file, '--company', 'test-board');
    expect({ code, output }).toMatchObject({ code: 0 });
    // The first offer of a worker waits for the names of all occupations to be read.
    await eventually(async () => expect((await list('')).jobs.total_actives).toBe(3), LIMITS.startMs);
  });
  afterAll(() => product?.stop());

  describe('GET /api/jobs', () => {
    it('answers in the shape of the wire schema, with facets and totals', async () => {
      const answer = await list('');
      expect(answer.jobs.total_search).toBe(3);
      expect(answer.countries.data).toEqual(
        expect.arrayContaining([expect.objectContaining({ slug: 'Germany', total: 1 })]),
      );
      expect(answer.degraded).toBeUndefined();
      expect(answer.job).toBeNull();
    });

    it('finds by keyword, with a marked snippet', async () => {
      const answer = await list('keywords=Donaukanal');
      expect(answer.jobs.data.map(({ title }) => title)).toEqual(['Kellnerin am Donaukanal']);
      expect(await titles('keywords=Donaukanal&keywords=Nurse')).toEqual([]);
      expect((await list('keywords=river')).jobs.data[0]?.snippet).toContain('\uE000river\uE001');
    });

    it.each([
      ['location=Cologne', ['Nurse']],
      ['location=K%C3%B6ln', ['Nurse']],
      ['location=Germany', ['Nurse']],
      ['location=Austria&location=Germany', ['Kellnerin am Donaukanal', 'Nurse']],
      ['language=German', ['Kellnerin am Donaukanal']],
      ['employment_type=2', ['Nurse']],
      ['employment_type=1&employment_type=2&location=Germany', ['Nurse']],
      ['remote=Remote', []],
      ['experience=6', []],
    ])('filters by %s', async (query, expected) => {
      expect((await titles(query)).sort()).toEqual(expected);
    });

    it('shows what was recognised in the text as recognised, never as mandatory', async () => {
      const [job] = (await list('language=German')).jobs.data;
      expect(
        job?.languages.map(({ name, cefr, mandatory, recognised }) => ({ name, cefr, mandatory, recognised })),
      ).toEqual(
        expect.arrayContaining([
          { name: 'German', cefr: 'C1', mandatory: false, recognised: true },
          { name: 'English', cefr: 'B2', mandatory: false, recognised: true },
        ]),
      );
      expect(job).toMatchObject({
        salary: { min: 2100, max: 2400, currency: 'EUR', period: 'month', perYear: { min: 25_200, max: 28_800 } },
        ad_language: { code: 'de' },
        places: [{ city: 'Vienna', country: 'Austria', slug: 'Vienna' }],
      });
    });

    it('keeps what the ad says of a place that nobody knows', async () => {
      const [job] = (await list('keywords=Porter')).jobs.data;
      expect(job?.places).toEqual([
        { city: 'Nowhere-upon-Nothing', country: 'United Kingdom', slug: 'United_Kingdom' },
      ]);
    });

    it('pages and sorts', async () => {
      expect(await titles('latests=true&_from=2&_size=1')).toEqual(['Porter']);
      expect((await list('_from=500')).jobs).toMatchObject({ data: [], total_search: 3 });
    });

    it('brings the selected offer along', async () => {
      const [job] = (await list('keywords=Nurse')).jobs.data;
      expect((await list(`job=${job?.id}`)).job).toMatchObject({
        title: 'Nurse',
        description: expect.stringContaining('<p>'),
      });
    });

    it.each([
      ['_size=51', '_size'],
      ['_from=-1', '_from'],
      ['experience=7', 'experience.0'],
      ['location=Atlantis', 'location'],
      ['language=Klingon', 'language'],
      ['remote=Sometimes', 'remote'],
      ['latests=maybe', 'latests'],
    ])('refuses %s and names the field', async (query, path) => {
      const response = await get(`/api/jobs?${query}`);
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      const body = problem.parse(await response.json());
      expect(body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path }] });
      expect(body.toasts?.[0]?.options.message).toMatch(/^[A-Z].*\.$/);
    });
  });

  describe('GET /api/job', () => {
    it('takes an id or the last part of an address', async () => {
      const [card] = (await list('keywords=Nurse')).jobs.data;
      for (const id of [card?.id, card?.url.replace('/jobs/', ''), `${card?.url.replace('/jobs/', '')}.html`]) {
        const answer = jobResponse.parse(await (await get(`/api/job?id=${id}`)).json());
        expect(answer).toMatchObject({ index_not_found: false, job: { id: card?.id, title: 'Nurse' } });
      }
    });

    it.each(['999999', 'no-number', '99999999999999999999'])('says that %s is not found', async (id) => {
      const response = await get(`/api/job?id=${id}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        index_not_found: true,
        job: null,
        seo: { robots: 'noindex, follow' },
      });
    });

    it('refuses a request without an id', async () => {
      expect((await get('/api/job')).status).toBe(422);
    });
  });

  describe('the edges of the API', () => {
    it('describes itself', async () => {
      const document = (await (await get('/api/docs-json')).json()) as OpenApi;
      expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/jobs', '/api/job']));
      const parameters = document.paths['/api/jobs']?.get.parameters ?? [];
      expect(parameters.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['keywords', 'location', 'language', '_from', '_size']),
      );
      expect(parameters.filter(({ required }) => required)).toEqual([]);
      const silent = Object.entries(document.paths).flatMap(([path, operations]) =>
        !path.startsWith('/api/')
          ? []
          : Object.entries(operations)
              .filter(([, { parameters: takes = [], requestBody }]) => takes.length > 0 || requestBody !== undefined)
              .filter(([, { responses }]) => responses['422'] === undefined)
              .map(([method]) => `${method} ${path}`),
      );
      // What takes input says how it refuses it.
      expect(silent).toEqual([]);
    });

    it('says whether it lives, is ready, and what it measures', async () => {
      expect((await get('/api/health/live')).status).toBe(204);
      expect(await (await get('/api/health/ready')).json()).toEqual({
        status: 'ready',
        parts: {
          database: 'ok',
          search: 'ok',
          work: 'ok',
          ...('REDIS_URL' in product.environment ? { redis: 'ok' } : {}),
        },
      });
      expect(await product.metrics()).toContain('babelboard_search_seconds_bucket');
      expect(await (await get('/api/version')).json()).toEqual({ version: expect.stringMatching(/^[0-9a-f]{12}$/) });
    });

    it('keeps the trace id of its caller, and gives one to who has none', async () => {
      expect((await get('/api/jobs', { 'x-trace-id': 'my-trace-1' })).headers.get('x-trace-id')).toBe('my-trace-1');
      const own = (await get('/api/jobs', { 'x-trace-id': 'bad id\t' })).headers.get('x-trace-id');
      expect(own).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('shows the mailbox in embedded mode', async () => {
      expect(await (await get('/dev/mailbox', { accept: 'application/json' })).json()).toEqual([]);
      expect(await (await get('/dev/mailbox', { accept: 'text/html' })).text()).toContain('No mail was sent yet');
    });

    it('answers an unknown API address as a problem', async () => {
      const response = await get('/api/nothing');
      expect(response.status).toBe(404);
      expect(problem.parse(await response.json()).code).toBe('NOT_FOUND');
    });
  });

  const board = new PortersBoard(() => product);
  jobListsSuite(board);
  relatedOffersSuite(board);
  suggestionsSuite(() => product);

  return () => product;
}
