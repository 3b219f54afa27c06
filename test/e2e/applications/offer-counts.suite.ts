import {
  type ChangedApplicationResponse,
  type CompanyOffersResponse,
  type OfferFiguresResponse,
  offerFiguresResponse,
} from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../support/accounts.js';
import { Visitor } from '../../support/visitor.js';
import type { ApplicationsStage } from './applications-stage.js';

const OFFERS = '/api/companies/offers';
const APPLICATIONS = '/api/candidates/applications';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

export function describeOfferCounts(on: () => ApplicationsStage): void {
  describe('the figures of an offer', () => {
    let stage: ApplicationsStage;
    beforeAll(() => {
      stage = on();
    });
    const ask = <T>(path: string) => stage.ask<T>(stage.company.recruiter, 'GET', OFFERS + path);
    const figuresOf = async (offer: number) =>
      offerFiguresResponse.parse((await ask<OfferFiguresResponse>(`/${offer}/figures`)).body);

    it('say how many applied, by day, and how many of those who looked', async () => {
      const [offer, other] = [await stage.offer(), await stage.offer()];
      const [first] = await stage.applicants(offer, 3);
      await stage.applicants(other, 1);
      await stage.database.query(
        `UPDATE job_application SET status = 'withdrawn', applied_at = '2026-11-01T23:30:00Z' WHERE id = $1`,
        [first],
      );
      await stage.database.query(
        `INSERT INTO offer_day_figure (offer_id, day, platform, views) VALUES ($1, '2026-11-01', 'desktop', 12)`,
        [offer],
      );
      const figures = await figuresOf(offer);
      expect(figures.applications[0]).toEqual({ day: '2026-11-01', applications: 1 });
      expect(figures.applications.reduce((sum, one) => sum + one.applications, 0)).toBe(3);
      expect(figures.days[0]).toEqual({
        ...{ day: '2026-11-01', platform: 'desktop' },
        ...{ views: 12, redirects: 0, applications: 0 },
      });
      expect(figures.totals).toEqual({ views: 12, redirects: 0, applications: 3, conversion: 0.25 });
      const { data } = (await ask<CompanyOffersResponse>('?rows=100')).body;
      const counts = new Map(data.map((row) => [row.id, row.figures.applications]));
      expect([counts.get(offer), counts.get(other)]).toEqual([3, 1]);
    });

    it('say what people applied with, each at the last time they did; of those from before nobody knows', async () => {
      const offer = await stage.offer();
      await stage.applicants(offer, 1);
      const apply = (person: TestAccount, query: string) =>
        new Visitor(stage.api.url).call<ChangedApplicationResponse>(
          ...(['POST', APPLICATIONS + query, { offer_id: offer }, { ...person.bearer, 'User-Agent': PHONE }] as const),
        );
      const counted = async () => {
        const { days, platforms, totals } = await figuresOf(offer);
        expect(days.map(({ platform, applications }) => [platform, applications])).toEqual(
          platforms.map(({ platform, applications }) => [platform, applications]),
        );
        return [totals.applications, ...platforms.map(({ platform, applications }) => `${platform} ${applications}`)];
      };
      const [one, other] = [await stage.candidate(), await stage.candidate()];
      const sent = await apply(one, '');
      expect([sent.status, (await apply(other, '?_platform=app')).status]).toEqual([201, 201]);
      expect(await counted()).toEqual([3, 'app 1', 'mobile 1', 'unknown 1']);

      const own = `${APPLICATIONS}/${sent.body.application.id}`;
      await stage.ask(one, 'POST', `${own}/withdraw`);
      await stage.ask(one, 'POST', `${own}/restore`);
      expect(await counted()).toEqual([3, 'app 1', 'mobile 1', 'unknown 1']);
      await stage.ask(one, 'POST', `${own}/withdraw`);
      expect((await apply(one, '?_platform=app')).status).toBe(201);
      expect(await counted()).toEqual([3, 'app 2', 'unknown 1']);
    });
  });
}
