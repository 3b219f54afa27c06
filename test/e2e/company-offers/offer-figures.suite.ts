import { OfferFigures } from '@babelboard/offers';
import { type CompanyOffersResponse, type OfferFiguresResponse, offerFiguresResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { Visitor } from '../../support/visitor.js';
import { Poster } from './poster.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

export function describeOfferFigures(started: () => TestApi): void {
  let api: TestApi;
  let poster: Poster;
  beforeAll(async () => {
    api = started();
    poster = await Poster.arrive(api, 5);
  });
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Visitor(api.url).call(method, path, undefined, { 'User-Agent': BROWSER, ...headers });
  const figures = async (id: number) => {
    await api.app.get(OfferFigures, { strict: false }).flush();
    const { body } = await poster.call<OfferFiguresResponse>('GET', `/${id}/figures`);
    return offerFiguresResponse.parse(body);
  };

  describe('the figures of an offer', () => {
    it('count who looks and who goes on, by day and platform', async () => {
      const { id, url } = await poster.live({ apply: { url: 'https://jobs.example.test/apply' } });
      await ask('GET', `/api/job?id=${id}`);
      await ask('GET', `/api/job?id=${id}&_platform=mobile`);
      await ask('GET', `/api/job?id=${id}&_platform=${'x'.repeat(12)}`);
      await ask('GET', url as string);
      expect((await ask('POST', `/api/offers/${id}/redirected`)).status).toBe(204);
      const day = api.clock.now().toISOString().slice(0, 10);
      await eventually(async () =>
        expect(await figures(id)).toEqual({
          days: [
            { day, platform: 'desktop', views: 2, redirects: 1, applications: 0 },
            { day, platform: 'mobile', views: 1, redirects: 0, applications: 0 },
            { day, platform: 'other', views: 1, redirects: 0, applications: 0 },
          ],
          applications: [],
          platforms: [
            { platform: 'desktop', views: 2, redirects: 1, applications: 0 },
            { platform: 'mobile', views: 1, redirects: 0, applications: 0 },
            { platform: 'other', views: 1, redirects: 0, applications: 0 },
          ],
          totals: { views: 4, redirects: 1, applications: 0, conversion: 0.25 },
        }),
      );
      const { body } = await poster.call<CompanyOffersResponse>('GET', '?sort=views&rows=1');
      expect(body.data[0]).toMatchObject({ id, figures: { views: 4, redirects: 1 } });
    });

    it('know a phone and a tablet by what they say they are, where nobody says it for them', async () => {
      const { id } = await poster.live();
      const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';
      await ask('GET', `/api/job?id=${id}`, { 'User-Agent': PHONE });
      await ask('GET', `/api/job?id=${id}`, { 'User-Agent': tablet });
      await ask('GET', `/api/job?id=${id}&_platform=ios`, { 'User-Agent': PHONE });
      const counted = async () => (await figures(id)).platforms.map(({ platform, views }) => [platform, views]);
      await eventually(async () =>
        expect(await counted()).toEqual([
          ['ios', 1],
          ['mobile', 1],
          ['tablet', 1],
        ]),
      );
    });

    it('leave out robots, what is loaded ahead, who says not what it is, and members of the company; offers that are not there harm nobody', async () => {
      const { id } = await poster.live({ apply: { url: 'https://kitchen.example/apply' } });
      await ask('GET', `/api/job?id=${id}`, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
      await ask('GET', `/api/job?id=${id}`, { 'User-Agent': '' });
      await ask('GET', `/api/job?id=${id}`, poster.account.bearer);
      await ask('GET', `/api/job?id=${id}`, { 'Sec-Purpose': 'prefetch' });
      await ask('GET', `/api/job?id=${id}&_ahead=true`);
      await ask('POST', '/api/offers/2147483647/redirected');
      await ask('POST', `/api/offers/${id}/redirected`);
      await ask('GET', `/api/job?id=${id}`);
      const counted = { views: 1, redirects: 1, applications: 0, conversion: 1 };
      await eventually(async () => expect((await figures(id)).totals).toEqual(counted));
    });
  });
}
