import { type CompanyOffersResponse, companyOffersResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { Poster } from './poster.js';

export function describeOfferLists(started: () => TestApi): void {
  let poster: Poster;
  const list = async (query = '') => {
    const { status, body } = await poster.call<CompanyOffersResponse>('GET', query);
    expect(status).toBe(200);
    expect(companyOffersResponse.parse(body)).toEqual(body);
    return body;
  };
  const titles = ({ data }: CompanyOffersResponse) => data.map(({ title }) => title);

  beforeAll(async () => {
    const api = started();
    poster = await Poster.arrive(api, 5);
    await (await Poster.arrive(api)).draft({ title: 'Of another company' });
    for (const title of ['Baker', 'Cook 100 %', 'Waiter']) {
      await poster.draft({ title });
      api.clock.advance(1_000);
    }
    await poster.live({ title: 'Cook at night' });
  });

  describe('the offers of a company', () => {
    it('are its own, the newest first, and counted by state', async () => {
      const found = await list();
      expect(titles(found)).toEqual(['Cook at night', 'Waiter', 'Cook 100 %', 'Baker']);
      expect(found.counts).toEqual({ all: 4, draft: 3, published: 1, paused: 0, closed: 0, expired: 0, taken_off: 0 });
      expect(found.barred).toBeNull();
      expect(found.data[0]).toMatchObject({
        state: 'published',
        places: ['Cologne'],
        apply_here: true,
        figures: { views: 0, redirects: 0, applications: 0, conversion: null },
      });
    });

    it('are found by words and state, and in another order', async () => {
      expect(titles(await list('?q=cook'))).toEqual(['Cook at night', 'Cook 100 %']);
      expect(titles(await list('?q=cook&state=draft'))).toEqual(['Cook 100 %']);
      expect(titles(await list('?q=%25'))).toEqual(['Cook 100 %']);
      expect(titles(await list('?sort=title'))).toEqual(['Baker', 'Cook 100 %', 'Cook at night', 'Waiter']);
      expect(titles(await list('?sort=expires&rows=1'))).toEqual(['Cook at night']);
      expect(titles(await list('?sort=views'))).toHaveLength(4);
    });

    it('come in pages; one past the end gives the last', async () => {
      const found = await list('?rows=3&page=9');
      expect([found.currentPage, found.lastPage, titles(found)]).toEqual([2, 2, ['Baker']]);
    });
  });
}
