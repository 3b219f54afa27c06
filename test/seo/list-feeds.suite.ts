import { describe, expect, it } from '@jest/globals';
import type { CrawledBoard } from './crawled-board.js';
import { readXml, textsOf } from './read-xml.js';
import { readPage } from './rendered-page.js';

/** Lists as readers of feeds take them. */
export function describeListFeeds(board: () => CrawledBoard): void {
  describe('a feed of a list', () => {
    const feedOf = async (path: string) => readXml(await board().text(`/feeds${path}.atom`));

    it('holds the newest 50 of it, newest first, under ids that stay', async () => {
      const elements = await feedOf('/jobs-in-Germany');
      const newest = await board().json<{ jobs: { data: { id: number; title: string }[] } }>(
        '/api/jobs-in-Germany?latests=true&_size=50',
      );
      const ids = textsOf(elements, 'id');
      expect(ids).toHaveLength(51);
      expect(ids[0]).toBe(`${board().product.url}/feeds/jobs-in-Germany.atom`);
      expect(ids.slice(1)).toEqual(newest.jobs.data.map(({ id }) => `${board().product.url}/jobs/${id}`));
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
      const address = `${board().product.url}/feeds/jobs-in-Germany.atom`;
      const { headers } = await fetch(address);
      expect(headers.get('content-type')).toMatch(/^application\/atom\+xml/);
      const again = (name: string, value: string) =>
        fetch(address, { headers: { [name]: value, 'Cache-Control': 'max-age=0' } });
      expect((await again('If-None-Match', headers.get('etag') ?? '')).status).toBe(304);
      expect((await again('If-Modified-Since', headers.get('last-modified') ?? '')).status).toBe(304);
      expect((await again('If-Modified-Since', new Date(0).toUTCString())).status).toBe(200);
    });

    it('is German for the German page, which names it; offers keep the languages of their ads and their ids', async () => {
      const { links } = await readPage(`${board().product.url}/de/jobs-in-Cologne`);
      const [feed] = links.filter(({ type }) => type === 'application/atom+xml');
      expect(feed?.href).toBe(`${board().product.url}/feeds/de/jobs-in-Cologne.atom`);
      const [german, english] = [
        readXml(await (await fetch(feed?.href ?? '')).text()),
        await feedOf('/jobs-in-Cologne'),
      ];
      expect(german.at(-1)?.attributes['xml:lang']).toBe('de');
      expect(textsOf(german, 'id')[0]).toBe(feed?.href);
      expect(textsOf(german, 'title')[0]).toContain('Köln');
      expect(textsOf(german, 'summary')).toContainEqual(expect.stringMatching(/^Köln, Deutschland/));
      const pages = german.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate');
      expect(pages.filter(({ attributes }) => !attributes.href?.startsWith(`${board().product.url}/de/`))).toEqual([]);
      expect(textsOf(german, 'id').slice(1)).toEqual(textsOf(english, 'id').slice(1));
      const { jobs } = await board().json<{ jobs: { data: { ad_language: { code: string } | null }[] } }>(
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
      const response = await fetch(`${board().product.url}/feeds${path}.atom`, { redirect: 'manual' });
      expect(response.status).toBe(status);
      expect(response.headers.get('location')).toBe(target && `/feeds${target}.atom`);
    });
  });
}
