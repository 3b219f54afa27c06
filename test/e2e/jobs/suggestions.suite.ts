import { jobListResponse, keywordsResponse, searchLinesResponse, suggestionsResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { TestProduct } from '../../support/product.js';

/** What the calls behind the search box promise, whatever serves them. */
export function suggestionsSuite(product: () => TestProduct): void {
  const get = (path: string) => fetch(product().url + path);
  const json = async (path: string) => (await get(path)).json();
  const list = async (path: string) => jobListResponse.parse(await json(`/api${path}`));

  describe('what one may mean while typing', () => {
    const keywords = async (path: string) => keywordsResponse.parse(await json(path)).data;

    it('is an occupation or a skill by its name in any language', async () => {
      const found = await keywords('/api/keywords?search=kellner');
      expect(found.length).toBeLessThanOrEqual(20);
      const [first] = found;
      expect(first).toMatchObject({ kind: 'occupation' });
      // Its slug is that of a list.
      expect((await list(`/jobs-with-${first?.slug}`)).address).toBe(`/jobs-with-${first?.slug}`);
    });

    it('is a skill alone among tags', async () => {
      const found = await keywords('/api/tags?q=haskell');
      expect(found.map(({ slug }) => slug)).toContain('haskell');
      expect(found.every(({ kind }) => kind === 'skill')).toBe(true);
    });

    it('is a place, a language, a skill or a word, at most six each', async () => {
      const found = suggestionsResponse.parse(await json('/api/suggestions?q=ger'));
      expect(found.languages.map(({ slug }) => slug)).toContain('German');
      expect(found.places.map(({ slug }) => slug)).toContain('Germany');
      for (const group of Object.values(found)) {
        expect(group.length).toBeLessThanOrEqual(6);
      }
      expect(suggestionsResponse.parse(await json('/api/suggestions?q=k%C3%B6l')).places[0]?.slug).toBe('Cologne');
    });

    it('is a list of whole searches, each of which finds as many offers as it says', async () => {
      const { lines } = searchLinesResponse.parse(await json('/api/suggestions/lines?q=nurse%20col'));
      expect(lines[0]).toMatchObject({ kind: 'place', head: 'nurse', name: 'Cologne', matched: [0, 3] });
      for (const { address, total } of lines) {
        expect((await list(address)).jobs.total_search).toBe(total);
      }
      const at = encodeURIComponent('/jobs?keywords=nurse');
      const where = searchLinesResponse.parse(await json(`/api/suggestions/lines?q=col&field=where&at=${at}`));
      expect(where.lines[0]?.address).toBe('/jobs-in-Cologne?keywords=nurse');
      expect(await json('/api/suggestions/lines?q=%20')).toEqual({ lines: [] });
      expect((await get('/api/suggestions/lines?q=a&field=who')).status).toBe(422);
    });

    it('is nothing where nothing was typed', async () => {
      expect(await json('/api/suggestions')).toEqual({
        groups: [],
        keywords: [],
        skills: [],
        places: [],
        languages: [],
      });
      expect(await keywords('/api/keywords?search=%20')).toEqual([]);
    });

    it('may not be longer than anybody types', async () => {
      expect((await get(`/api/suggestions?q=${'a'.repeat(101)}`)).status).toBe(422);
    });
  });
}
