import { DEFAULT_LANGUAGE, languageOfPath, pathIn, UI_LANGUAGE_CODES, type UiLanguage } from '@babelboard/texts';
import { publicOffersResponse } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { type FakeIndexNow, startFakeIndexNow } from '../support/fake-indexnow.js';
import { type SeededProduct, startSeededProduct } from '../support/product.js';
import { readXml, textsOf } from './read-xml.js';
import { readPage } from './rendered-page.js';

/** Pages of each file that are read to see whether they agree. */
const SAMPLE = 16;
const SOON = { timeoutMs: 60_000 };
const INDEXNOW_KEY = 'a-key-for-tests-only';
/** As no import leaves it; whoever writes pages and feeds does not rely on that. */
const HOSTILE = `</script><script>alert(1)</script> &lt;i&gt; & "quotes" 'single' <b> ]]> \u2028 end`;
const SPACED = HOSTILE.replace(/\s+/g, ' ');
const kept = [adRow({ title: 'Cook on the islands', company: 'Inn of the islands', city: 'Tórshavn', country: 'FO' })];

let product: SeededProduct;
let searchEngine: FakeIndexNow;

beforeAll(async () => {
  searchEngine = await startFakeIndexNow();
  product = await startSeededProduct({ INDEXNOW_KEY, INDEXNOW_URL: searchEngine.url });
  await imports(kept);
  await eventually(async () => expect(await actives()).toBe(3_401), SOON);
}, 240_000);
afterAll(async () => {
  await product?.stop();
  await searchEngine?.stop();
});

/** The snapshot is what the source has now: what is missing from it is closed. */
async function imports(rows: Record<string, unknown>[]): Promise<void> {
  const { code, output } = await product.cli(
    'import-offers',
    await adFile(rows),
    '--company',
    'board',
    '--snapshot',
    's',
  );
  expect({ code, output }).toMatchObject({ code: 0 });
}

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}

async function json<T>(path: string): Promise<T> {
  return (await (await fetch(product.url + path)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await fetch(product.url + path)).text();
}

async function actives(): Promise<number> {
  return (await json<{ jobs: { total_actives: number } }>('/api/jobs')).jobs.total_actives;
}

const inLanguage = (language: UiLanguage, path: string) => product.url + pathIn(language, path);

/** All entries of the files of one kind that the sitemap names, in their order. */
async function entriesOf(kind: string): Promise<{ addresses: string[]; changes: string[] }> {
  const files = textsOf(readXml(await text('/sitemap.xml')), 'loc');
  const found = { addresses: [] as string[], changes: [] as string[] };
  for (const file of files.filter((address) => address.includes(`/sitemaps/${kind}-`))) {
    const elements = readXml(await (await fetch(file)).text());
    found.addresses.push(...textsOf(elements, 'loc'));
    found.changes.push(...textsOf(elements, 'lastmod'));
  }
  return found;
}

describe('the sitemap', () => {
  it('names exactly the live offers, each with its last change', async () => {
    const rows = await sql<{ id: number; updated_at: Date }>(
      `SELECT id, updated_at FROM offer
       WHERE state = 'published' AND expires_at > now() AND NOT company_suspended ORDER BY id`,
    );
    const { addresses, changes } = await entriesOf('offers');
    const of = (language: string) => addresses.filter((one) => languageOfPath(new URL(one).pathname) === language);
    const bare = of(DEFAULT_LANGUAGE);
    expect(bare.map((address) => Number(/-(\d+)$/.exec(address)?.[1]))).toEqual(rows.map(({ id }) => id));
    for (const language of UI_LANGUAGE_CODES) {
      expect(of(language)).toEqual(bare.map((address) => inLanguage(language, new URL(address).pathname)));
    }
    expect(changes).toEqual(rows.flatMap(({ updated_at }) => UI_LANGUAGE_CODES.map(() => updated_at.toISOString())));
  });

  it.each(['pages', 'lists', 'offers'])(
    'names %s that say of themselves that they are to be shown, under this address',
    async (kind) => {
      const { addresses } = await entriesOf(kind);
      expect(addresses.length).toBeGreaterThan(5);
      expect(new Set(addresses).size).toBe(addresses.length);
      const step = Math.max(1, Math.floor(addresses.length / SAMPLE));
      const said = [];
      for (const address of addresses.filter((_address, at) => at % step === 0)) {
        const { status, meta, links } = await readPage(address);
        said.push([address, status, meta.robots, links.find(({ rel }) => rel === 'canonical')?.href]);
      }
      expect(said).toEqual(said.map(([address]) => [address, 200, 'index, follow', address]));
    },
    90_000,
  );

  it('names beside each page the same in every language', async () => {
    const [page] = (await entriesOf('lists')).addresses;
    const file = readXml(await text('/sitemaps/lists-1.xml'));
    const links = file.filter(({ name }) => name === 'xhtml:link').map(({ attributes }) => attributes);
    const path = page?.slice(product.url.length) ?? '';
    const versions = [
      ...UI_LANGUAGE_CODES.map((language) => [language, inLanguage(language, path)]),
      ['x-default', product.url + path],
    ].map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href }));
    const ofEach = UI_LANGUAGE_CODES.flatMap(() => versions);
    expect(links.slice(0, ofEach.length)).toEqual(ofEach);
    expect(links).toHaveLength(versions.length * textsOf(file, 'loc').length);
  });

  it('has every list that the facets of a list lead to, and those of companies with offers alone', async () => {
    const { addresses } = await entriesOf('lists');
    const lists = new Set(addresses);
    type Facets = Record<'countries' | 'cities' | 'languages', { data: { slug: string; total: number }[] }>;
    const facets = async (path: string) => {
      const found = await json<Facets>(`/api${path}`);
      const slugs = (name: keyof Facets) => found[name].data.filter(({ total }) => total > 0).map(({ slug }) => slug);
      return { places: [...slugs('countries'), ...slugs('cities')], languages: slugs('languages') };
    };
    const all = await facets('/jobs');
    const hybrid = await facets('/Hybrid+Remote-jobs');
    const german = await facets('/jobs-for-German-speakers');
    const linked = [
      ...all.places.map((slug) => `/jobs-in-${slug}`),
      ...all.languages.map((slug) => `/jobs-for-${slug}-speakers`),
      ...hybrid.places.map((slug) => `/Hybrid+Remote-jobs-in-${slug}`),
      ...german.places.map((slug) => `/jobs-in-${slug}-for-German-speakers`),
    ];
    expect(linked.length).toBeGreaterThan(200);
    expect(linked.filter((path) => !lists.has(product.url + path))).toEqual([]);
    const minisites = addresses.filter((address) => address.includes('/jobs-at-'));
    expect(minisites).toContain(`${product.url}/jobs-at-tellmera`);
  });

  it('changes with what is published and closed, and search engines are told of both', async () => {
    const isKeeper = (address: string) => address.includes('lighthouse-keeper');
    const named = async () => (await entriesOf('offers')).addresses.filter(isKeeper);
    const lists = async () => (await entriesOf('lists')).addresses.filter((address) => address.endsWith('-in-Douglas'));
    const told = () => searchEngine.taken.flatMap(({ urlList }) => urlList).filter(isKeeper);
    expect(await lists()).toEqual([]);
    await imports([...kept, adRow({ title: 'Lighthouse keeper', city: 'Douglas', country: 'IM' })]);
    await eventually(async () => {
      expect(await named()).toHaveLength(UI_LANGUAGE_CODES.length);
      expect(await lists()).toEqual(UI_LANGUAGE_CODES.map((language) => inLanguage(language, '/jobs-in-Douglas')));
    }, SOON);
    const pages = await named();
    await eventually(() => expect(told()).toEqual(pages), SOON);
    await imports(kept);
    await eventually(async () => {
      expect(await named()).toEqual([]);
      expect(await lists()).toEqual([]);
    }, SOON);
    await eventually(() => expect(told()).toEqual([...pages, ...pages]), SOON);
    expect(await text(`/${INDEXNOW_KEY}.txt`)).toBe(INDEXNOW_KEY);
    expect((await fetch(`${product.url}/another-key.txt`)).status).toBe(404);
  }, 120_000);

  it('is named in robots.txt, which keeps crawlers off the API and off filters', async () => {
    const lines = (await text('/robots.txt')).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([`Sitemap: ${product.url}/sitemap.xml`, 'Disallow: /api/', 'Disallow: /*?']),
    );
  });

  it.each(['lists-9', 'offers-0', 'other-1', 'offers-99999999999'])('has no file %s', async (name) => {
    expect((await fetch(`${product.url}/sitemaps/${name}.xml`)).status).toBe(404);
  });
});

describe('a feed of a list', () => {
  const feedOf = async (path: string) => readXml(await text(`/feeds${path}.atom`));

  it('holds the newest 50 of it, newest first, under ids that stay', async () => {
    const elements = await feedOf('/jobs-in-Germany');
    const newest = await json<{ jobs: { data: { id: number; title: string }[] } }>(
      '/api/jobs-in-Germany?latests=true&_size=50',
    );
    const ids = textsOf(elements, 'id');
    expect(ids).toHaveLength(51);
    expect(ids[0]).toBe(`${product.url}/feeds/jobs-in-Germany.atom`);
    expect(ids.slice(1)).toEqual(newest.jobs.data.map(({ id }) => `${product.url}/jobs/${id}`));
    expect(textsOf(elements, 'title').slice(1)).toEqual(newest.jobs.data.map(({ title }) => title));
    const published = textsOf(elements, 'published');
    expect(published).toEqual([...published].sort().reverse());
  });

  it('has what RFC 4287 asks for', async () => {
    const elements = await feedOf('/jobs');
    const feed = elements.at(-1);
    expect(feed).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    const entries = textsOf(elements, 'entry').length;
    for (const [name, more] of Object.entries({
      id: 1,
      title: 1,
      updated: 1,
      link: 2,
      name: 0,
      summary: 0,
      published: 0,
    })) {
      expect([name, textsOf(elements, name).length]).toEqual([name, entries + more]);
    }
    const moments = [...textsOf(elements, 'updated'), ...textsOf(elements, 'published')];
    expect(moments.filter((moment) => new Date(moment).toISOString() !== moment)).toEqual([]);
    const relations = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.rel);
    expect(relations.filter((relation) => relation === 'self')).toHaveLength(1);
  });

  it('says when it changed and is not sent twice', async () => {
    const address = `${product.url}/feeds/jobs-in-Germany.atom`;
    const { headers } = await fetch(address);
    expect(headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    const again = (name: string, value: string) =>
      fetch(address, { headers: { [name]: value, 'Cache-Control': 'max-age=0' } });
    expect((await again('If-None-Match', headers.get('etag') ?? '')).status).toBe(304);
    expect((await again('If-Modified-Since', headers.get('last-modified') ?? '')).status).toBe(304);
    expect((await again('If-Modified-Since', new Date(0).toUTCString())).status).toBe(200);
  });

  it('is German for the German page, which names it; offers keep the languages of their ads and their ids', async () => {
    const { links } = await readPage(`${product.url}/de/jobs-in-Cologne`);
    const [feed] = links.filter(({ type }) => type === 'application/atom+xml');
    expect(feed?.href).toBe(`${product.url}/feeds/de/jobs-in-Cologne.atom`);
    const [german, english] = [readXml(await (await fetch(feed?.href ?? '')).text()), await feedOf('/jobs-in-Cologne')];
    expect(german.at(-1)?.attributes['xml:lang']).toBe('de');
    expect(textsOf(german, 'id')[0]).toBe(feed?.href);
    expect(textsOf(german, 'title')[0]).toContain('Köln');
    expect(textsOf(german, 'summary')).toContainEqual(expect.stringMatching(/^Köln, Deutschland/));
    const pages = german.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate');
    expect(pages.filter(({ attributes }) => !attributes.href?.startsWith(`${product.url}/de/`))).toEqual([]);
    expect(textsOf(german, 'id').slice(1)).toEqual(textsOf(english, 'id').slice(1));
    const { jobs } = await json<{ jobs: { data: { ad_language: { code: string } | null }[] } }>(
      '/api/jobs-in-Cologne?latests=true&_size=50',
    );
    const languages = jobs.data.map(({ ad_language }) => ad_language?.code ?? '');
    const titles = german.filter(({ name }) => name === 'title').slice(1);
    expect(languages.filter((code) => code !== '')).not.toEqual([]);
    expect(titles.map(({ attributes }) => attributes['xml:lang'])).toEqual(languages);
  });

  it.each([
    ['/jobs-in-cologne', 301, '/jobs-in-Cologne'],
    ['/Remote+Hybrid-jobs', 301, '/Hybrid+Remote-jobs'],
    ['/jobs-in-Cologne/1', 301, '/jobs-in-Cologne'],
    ['/de/jobs-in-cologne', 301, '/de/jobs-in-Cologne'],
    ['/en/jobs-in-Cologne', 301, '/jobs-in-Cologne'],
    ['/de', 404, null],
    ['/de/jobs-in-Atlantis', 404, null],
    ['/jobs-in-Atlantis', 404, null],
    ['/jobs-for-Klingon-speakers', 404, null],
    ['/jobs-at-nobody', 404, null],
    ['/jobs-in-Germany/2', 404, null],
    ['/jobs/cook-1', 404, null],
    ['/nothing', 404, null],
    ['/jobs-in-%E0', 400, null],
  ])('of %s is %i', async (path, status, target) => {
    const response = await fetch(`${product.url}/feeds${path}.atom`, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(target && `/feeds${target}.atom`);
  });
});

describe('what others may read', () => {
  it('is every live offer, page by page, none twice', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = '0'; cursor !== null; ) {
      const answer = await fetch(`${product.url}/api/public/v1/offers?limit=100&cursor=${cursor}`);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const page = publicOffersResponse.parse(await answer.json());
      seen.push(...page.data.map(({ reference }) => reference));
      cursor = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await actives());
  }, 60_000);

  it('can be asked for what changed since a moment', async () => {
    const since = async (moment: string) =>
      publicOffersResponse.parse(
        await json(`/api/public/v1/offers?limit=1&updated_since=${encodeURIComponent(moment)}`),
      );
    const [offer] = publicOffersResponse.parse(await json('/api/public/v1/offers?limit=1&cursor=3400')).data;
    expect((await since(offer?.updated_at ?? '')).data.map(({ reference }) => reference)).toEqual([offer?.reference]);
    expect((await since(new Date(Date.now() + 60_000).toISOString())).data).toEqual([]);
  });

  it.each(['updated_since=yesterday', 'cursor=x', 'cursor=-1', 'limit=0', 'limit=101'])(
    'is refused with %s',
    async (query) => {
      expect((await fetch(`${product.url}/api/public/v1/offers?${query}`)).status).toBe(422);
    },
  );

  it('is described by the OpenAPI document', async () => {
    const { paths } = await json<{ paths: Record<string, unknown> }>('/api/docs-json');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/public/v1/offers', '/feeds/jobs.xml']));
  });

  it('is well-formed XML with a reference and an address for each offer', async () => {
    const elements = readXml(await text('/feeds/jobs.xml'));
    const live = await actives();
    for (const name of ['job', 'title', 'url', 'company', 'date', 'description']) {
      expect([name, textsOf(elements, name).length]).toEqual([name, live]);
    }
    const references = textsOf(elements, 'referencenumber');
    expect(new Set(references).size).toBe(live);
    expect(elements.at(-1)?.name).toBe('source');
  }, 60_000);
});

describe('a hostile title', () => {
  let address = '';

  beforeAll(async () => {
    const [offer] = await sql<{ id: number; company_id: number }>(
      `UPDATE offer SET title = $1 WHERE title = 'Cook on the islands' RETURNING id, company_id`,
      [HOSTILE],
    );
    await sql('UPDATE company SET name = $1 WHERE id = $2', [HOSTILE, offer?.company_id]);
    address = (await entriesOf('offers')).addresses.find((found) => found.endsWith(`-${offer?.id}`)) ?? '';
  });

  it('stands escaped on the page, in its head and in its structured data', async () => {
    const page = await readPage(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain(SPACED);
    for (const said of [page.title, page.meta.description, page.meta['og:title'], page.meta['og:description']]) {
      expect(said).toContain(HOSTILE);
    }
    expect(page.data).toMatchObject([
      { '@type': 'JobPosting', title: HOSTILE, hiringOrganization: { name: HOSTILE } },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(page.foreignScripts).toEqual([]);
  });

  it('stands escaped in every feed', async () => {
    const feed = readXml(await text('/feeds/jobs-in-Torshavn.atom'));
    expect(textsOf(feed, 'title')).toContain(HOSTILE);
    expect(textsOf(feed, 'name')).toContain(HOSTILE);
    const all = readXml(await text('/feeds/jobs.xml'));
    expect(textsOf(all, 'title')).toContain(HOSTILE);
    expect(textsOf(all, 'company')).toContain(HOSTILE);
    const { data } = publicOffersResponse.parse(await json('/api/public/v1/offers?limit=1&cursor=3400'));
    expect(data).toMatchObject([{ title: HOSTILE, company: HOSTILE }]);
  });

  it('does not keep its picture from being drawn', async () => {
    const picture = await fetch((await readPage(address)).meta['og:image'] ?? '');
    expect(picture.status).toBe(200);
  });
});

describe('too many requests', () => {
  it.each([
    ['/api/public/v1/offers?limit=1', 130],
    ['/feeds/jobs.xml', 8],
  ])(
    'of %s are refused, with the time to wait',
    async (path, most) => {
      let answer = await fetch(product.url + path, { method: 'HEAD' });
      for (let asked = 0; asked < most && answer.status === 200; asked += 1) {
        answer = await fetch(product.url + path, { method: 'HEAD' });
      }
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    60_000,
  );
});
