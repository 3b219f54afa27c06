import { publicOffersResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CrawledBoard } from './crawled-board.js';
import { readXml, textsOf } from './read-xml.js';
import { readPage } from './rendered-page.js';

/** As no import leaves it; whoever writes pages and feeds does not rely on that. */
const HOSTILE = `</script><script>alert(1)</script> &lt;i&gt; & "quotes" 'single' <b> ]]> \u2028 end`;
const SPACED = HOSTILE.replace(/\s+/g, ' ');

/** All offers as other boards and programs take them. */
export function describePublicOffers(board: () => CrawledBoard): void {
  /** Of those that are live, the offer that was made last. */
  async function newest() {
    const [last] = await board().sql<{ id: number }>(`SELECT max(id) AS id FROM offer WHERE state = 'published'`);
    const address = `/api/public/v1/offers?limit=1&cursor=${(last?.id ?? 0) - 1}`;
    return publicOffersResponse.parse(await board().json(address)).data;
  }

  describe('what others may read', () => {
    it('is every live offer, page by page, none twice', async () => {
      const seen: string[] = [];
      for (let cursor: string | null = '0'; cursor !== null; ) {
        const answer = await fetch(`${board().product.url}/api/public/v1/offers?limit=100&cursor=${cursor}`);
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        const page = publicOffersResponse.parse(await answer.json());
        seen.push(...page.data.map(({ reference }) => reference));
        cursor = page.next_cursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(await board().actives());
    });

    it('can be asked for what changed since a moment', async () => {
      const since = async (moment: string) =>
        publicOffersResponse.parse(
          await board().json(`/api/public/v1/offers?limit=1&updated_since=${encodeURIComponent(moment)}`),
        );
      const [offer] = await newest();
      expect((await since(offer?.updated_at ?? '')).data.map(({ reference }) => reference)).toEqual([offer?.reference]);
      expect((await since(new Date(Date.now() + 60_000).toISOString())).data).toEqual([]);
    });

    it.each(['updated_since=yesterday', 'cursor=x', 'cursor=-1', 'limit=0', 'limit=101'])(
      'is refused with %s',
      async (query) => {
        expect((await fetch(`${board().product.url}/api/public/v1/offers?${query}`)).status).toBe(422);
      },
    );

    it('is described by the OpenAPI document', async () => {
      const { paths } = await board().json<{ paths: Record<string, unknown> }>('/api/docs-json');
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/public/v1/offers', '/feeds/jobs.xml']));
    });

    it('is well-formed XML with a reference and an address for each vacancy', async () => {
      const elements = readXml(await board().text('/feeds/jobs.xml'));
      const [pools] = await board().sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM offer WHERE state = 'published' AND kind = 'talent_pool'`,
      );
      const live = (await board().actives()) - (pools?.count ?? 0);
      expect(pools?.count).toBeGreaterThan(0);
      for (const name of ['job', 'title', 'url', 'company', 'date', 'description']) {
        expect([name, textsOf(elements, name).length]).toEqual([name, live]);
      }
      const references = textsOf(elements, 'referencenumber');
      expect(new Set(references).size).toBe(live);
      expect(elements.at(-1)?.name).toBe('source');
    });
  });

  describe('a hostile title', () => {
    let address = '';

    beforeAll(async () => {
      const [offer] = await board().sql<{ id: number; company_id: number }>(
        `UPDATE offer SET title = $1 WHERE title = 'Cook on the islands' RETURNING id, company_id`,
        [HOSTILE],
      );
      await board().sql('UPDATE company SET name = $1 WHERE id = $2', [HOSTILE, offer?.company_id]);
      address = (await board().addressesNow('offers')).find((found) => found.endsWith(`-${offer?.id}`)) ?? '';
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
      const feed = readXml(await board().text('/feeds/jobs-in-Torshavn.atom'));
      expect(textsOf(feed, 'title')).toContain(HOSTILE);
      expect(textsOf(feed, 'name')).toContain(HOSTILE);
      const all = readXml(await board().text('/feeds/jobs.xml'));
      expect(textsOf(all, 'title')).toContain(HOSTILE);
      expect(textsOf(all, 'company')).toContain(HOSTILE);
      expect(await newest()).toMatchObject([{ title: HOSTILE, company: HOSTILE }]);
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
    ])('of %s are refused, with the time to wait', async (path, most) => {
      let answer = await fetch(board().product.url + path, { method: 'HEAD' });
      for (let asked = 0; asked < most && answer.status === 200; asked += 1) {
        answer = await fetch(board().product.url + path, { method: 'HEAD' });
      }
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });
}
