import { DEFAULT_LANGUAGE, languageOfPath, pathIn, UI_LANGUAGE_CODES, type UiLanguage } from '@babelboard/texts';
import { describe, expect, it } from '@jest/globals';
import { adRow } from '../support/ads.js';
import { eventually } from '../support/eventually.js';
import { COOK, type CrawledBoard, INDEXNOW_KEY } from './crawled-board.js';
import { readPage } from './rendered-page.js';

/** Pages of each file that are read to see whether they agree. */
const SAMPLE = 16;

/** Which pages search engines are told of. */
export function describeSitemap(board: () => CrawledBoard): void {
  const inLanguage = (language: UiLanguage, path: string) => board().product.url + pathIn(language, path);

  describe('the sitemap', () => {
    it('names exactly the live offers, each with its last change', async () => {
      const rows = await board().sql<{ id: number; updated_at: Date }>(
        `SELECT id, updated_at FROM offer
         WHERE state = 'published' AND expires_at > now() AND NOT company_suspended AND taken_off_at IS NULL ORDER BY id`,
      );
      const { addresses, changes } = await board().entriesOf('offers');
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
        const { addresses } = await board().entriesOf(kind);
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
    );

    it('names beside each page the same in every language', async () => {
      const { addresses, versions } = await board().entriesOf('lists');
      const path = addresses[0]?.slice(board().product.url.length) ?? '';
      const expected = [
        ...UI_LANGUAGE_CODES.map((language) => [language, inLanguage(language, path)]),
        ['x-default', board().product.url + path],
      ].map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href }));
      const ofEach = UI_LANGUAGE_CODES.flatMap(() => expected);
      expect(versions.slice(0, ofEach.length)).toEqual(ofEach);
      expect(versions).toHaveLength(expected.length * addresses.length);
    });

    it('has every list that the facets of a list lead to, and those of companies with offers alone', async () => {
      const { addresses } = await board().entriesOf('lists');
      const lists = new Set(addresses);
      type Facets = Record<'countries' | 'cities' | 'languages', { data: { slug: string; total: number }[] }>;
      const facets = async (path: string) => {
        const found = await board().json<Facets>(`/api${path}`);
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
      expect(linked.filter((path) => !lists.has(board().product.url + path))).toEqual([]);
      const minisites = addresses.filter((address) => address.includes('/jobs-at-'));
      expect(minisites).toContain(`${board().product.url}/jobs-at-tellmera`);
    });

    it('changes with what is published and closed, and search engines are told of both', async () => {
      const isKeeper = (address: string) => address.includes('lighthouse-keeper');
      const named = async () => (await board().addressesNow('offers')).filter(isKeeper);
      const lists = async () =>
        (await board().addressesNow('lists')).filter((address) => address.endsWith('-in-Douglas'));
      const told = () =>
        board()
          .searchEngine.taken.flatMap(({ urlList }) => urlList)
          .filter(isKeeper);
      expect(await lists()).toEqual([]);
      await board().imports([COOK, adRow({ title: 'Lighthouse keeper', city: 'Douglas', country: 'IM' })]);
      await eventually(async () => {
        expect(await named()).toHaveLength(UI_LANGUAGE_CODES.length);
        expect(await lists()).toEqual(UI_LANGUAGE_CODES.map((language) => inLanguage(language, '/jobs-in-Douglas')));
      });
      const pages = await named();
      await eventually(() => expect(told()).toEqual(pages));
      await board().imports([COOK]);
      await eventually(async () => {
        expect(await named()).toEqual([]);
        expect(await lists()).toEqual([]);
      });
      await eventually(() => expect(told()).toEqual([...pages, ...pages]));
      expect(await board().text(`/${INDEXNOW_KEY}.txt`)).toBe(INDEXNOW_KEY);
      expect((await fetch(`${board().product.url}/another-key.txt`)).status).toBe(404);
    });

    it('is named in robots.txt, which keeps crawlers off the API and off filters', async () => {
      const lines = (await board().text('/robots.txt')).split('\n');
      expect(lines).toEqual(
        expect.arrayContaining([`Sitemap: ${board().product.url}/sitemap.xml`, 'Disallow: /api/', 'Disallow: /*?']),
      );
    });

    it.each(['lists-9', 'offers-0', 'other-1', 'offers-99999999999'])('has no file %s', async (name) => {
      expect((await fetch(`${board().product.url}/sitemaps/${name}.xml`)).status).toBe(404);
    });
  });
}
