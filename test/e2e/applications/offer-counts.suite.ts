import { type CompanyOffersResponse, type OfferFiguresResponse, offerFiguresResponse } from '@babelboard/wire';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ApplicationsStage } from './applications-stage.js';

const OFFERS = '/api/companies/offers';

export function describeOfferCounts(on: () => ApplicationsStage): void {
  describe('the figures of an offer', () => {
    let stage: ApplicationsStage;
    beforeAll(() => {
      stage = on();
    });
    const ask = <T>(path: string) => stage.ask<T>(stage.company.recruiter, 'GET', OFFERS + path);

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
      const figures = offerFiguresResponse.parse((await ask<OfferFiguresResponse>(`/${offer}/figures`)).body);
      expect(figures.applications[0]).toEqual({ day: '2026-11-01', applications: 1 });
      expect(figures.applications.reduce((sum, one) => sum + one.applications, 0)).toBe(3);
      expect(figures.totals).toEqual({ views: 12, redirects: 0, applications: 3, conversion: 0.25 });
      const { data } = (await ask<CompanyOffersResponse>('?rows=100')).body;
      const counts = new Map(data.map((row) => [row.id, row.figures.applications]));
      expect([counts.get(offer), counts.get(other)]).toEqual([3, 1]);
    });
  });
}
