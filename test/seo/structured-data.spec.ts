import { beforeAll, describe, expect, it } from '@jest/globals';
import { adFile, adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { type RunningProduct, sharedProduct } from '../support/product.js';
import { expectSoundPostings } from './postings.js';
import { type RenderedPage, readPage } from './rendered-page.js';

let product: RunningProduct;

beforeAll(async () => {
  product = await sharedProduct();
});

async function offers(query: string) {
  const answer = (await (await fetch(`${product.url}/api/jobs?${query}`)).json()) as {
    jobs: { data: { id: number; url: string; title: string }[] };
  };
  return answer.jobs.data;
}

const typesOf = (page: RenderedPage) => page.data.map((data) => data['@type']);
const feeds = (page: RenderedPage) => page.links.filter(({ type }) => type === 'application/atom+xml');

describe('offers', () => {
  // 500 of them in the long suite.
  it('have structured data that Google takes, and every value of it stands on the page', async () => {
    await expectSoundPostings(product, { count: 40, step: 4 });
  });

  it('that have ended have none, and are not for search engines', async () => {
    const imports = async (rows: Record<string, unknown>[]) => {
      const file = await adFile(rows);
      expect(await product.cli('import-offers', file, '--company', 'board', '--snapshot', 'falcons')).toMatchObject({
        code: 0,
      });
    };
    await imports([adRow({ title: 'Falconer for a short season' })]);
    let path = '';
    await eventually(async () => {
      path = (await offers('keywords=falconer')).find(({ title }) => title.startsWith('Falconer'))?.url ?? '';
      expect(path).not.toBe('');
    });
    await imports([adRow({ title: 'Keeper of the falcons' })]);
    await eventually(async () => {
      const page = await readPage(product.url + path);
      expect(page).toMatchObject({ status: 410, meta: { robots: 'noindex, follow' }, data: [] });
      expect(page.links.filter(({ rel }) => rel === 'canonical')).toEqual([]);
      expect(page.text).toContain('Falconer for a short season');
    });
  });

  it('that nobody knows have none either', async () => {
    const page = await readPage(`${product.url}/jobs/nobody-knows-it-99999999`);
    expect(page).toMatchObject({ status: 404, meta: { robots: 'noindex, follow' }, data: [] });
  });
});

describe('lists', () => {
  it('have breadcrumbs and a feed, home has the site with its search, and none of them a posting', async () => {
    const list = await readPage(`${product.url}/jobs-in-Germany`);
    expect(typesOf(list)).toEqual(['BreadcrumbList']);
    expect(feeds(list)).toEqual([
      { rel: 'alternate', href: `${product.url}/feeds/jobs-in-Germany.atom`, type: 'application/atom+xml' },
    ]);
    expect(feeds(await readPage(`${product.url}/de/jobs-in-Germany`))).toMatchObject([
      { href: `${product.url}/feeds/de/jobs-in-Germany.atom` },
    ]);
    const home = await readPage(`${product.url}/`);
    expect(home.data).toMatchObject([{ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }]);
    const { target } = (home.data[0]?.potentialAction as { target: { urlTemplate: string } }) ?? {};
    const found = await fetch((target.urlTemplate ?? '').replace(/\{[^}]+\}/, 'nurse'));
    expect(found.status).toBe(200);
  });

  it('write + as a comma in the title, and Remote Country Based in the heading', async () => {
    const languages = await readPage(`${product.url}/jobs-for-French+German-speakers`);
    expect(languages.title).toContain('French, German speakers');
    expect((await readPage(`${product.url}/RemoteCountryBased-jobs`)).text).toContain('Remote Country Based jobs');
  });

  it('name the page in the title from the second on, which has no feed of its own', async () => {
    const [first, second] = await Promise.all(
      ['', '/2'].map((page) => readPage(`${product.url}/jobs-in-Germany${page}`)),
    );
    expect(first?.title).not.toMatch(/page/i);
    expect(second?.title).toContain('Page 2');
    expect(second && feeds(second)).toEqual([]);
  });

  it('show pictures that are there', async () => {
    const list = await readPage(`${product.url}/jobs-in-Germany`);
    const picture = await fetch(list.meta['og:image'] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('the picture of an offer', () => {
  it('is a PNG of the size that previews take, for other sites too, and is not sent twice', async () => {
    const [offer] = await offers('_size=1');
    const page = await readPage(product.url + (offer?.url ?? ''));
    const address = page.meta['og:image'] ?? '';
    expect(address).toBe(`${product.url}/og/offers/${offer?.id}.png`);
    const response = await fetch(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    const etag = response.headers.get('etag') ?? '';
    // Without the second header fetch would ask for everything anew.
    const again = await fetch(address, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect(again.status).toBe(304);
  });

  it.each(['99999999', '0', 'abc', '1e3', '99999999999999999999'])('is not found for the offer %s', async (id) => {
    expect((await fetch(`${product.url}/og/offers/${id}.png`)).status).toBe(404);
  });
});

describe('career events', () => {
  it('have structured data, a canonical address without a referral, and a picture in the language of the page', async () => {
    const page = await readPage(`${product.url}/de/german/speed-hiring-week/radio-vienna`);
    expect(page).toMatchObject({ status: 200, meta: { robots: 'index, follow' } });
    const address = `${product.url}/de/german/speed-hiring-week`;
    expect(page.links.find(({ rel }) => rel === 'canonical')?.href).toBe(address);
    expect(page.data).toMatchObject([
      {
        '@type': 'Event',
        name: 'German Speed Hiring Week',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url: address },
        inLanguage: ['de', 'en'],
      },
    ]);
    expect(page.text).toContain(page.data[0]?.description);
    const picture = await fetch(`${product.url}/og/events/de/25.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await fetch(`${product.url}/og/events/xx/25.png`)).status).toBe(404);
    expect((await fetch(`${product.url}/og/events/de/7.png`)).status).toBe(404);
  });
});
