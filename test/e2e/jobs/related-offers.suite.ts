import { jobResponse, relatedLocationsResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { concierges, PortersBoard, porters } from './porters-board.js';

/** What the calls about one offer promise, whatever serves them. Comes after the suite of lists, which fills the board. */
export function relatedOffersSuite(board: PortersBoard): void {
  describe('what is related to an offer', () => {
    it('comes in four kinds, at most six each, never the offer itself', async () => {
      const id = await board.idOf('Porter of floor 1');
      const answer = jobResponse.parse(await board.json(`/api/job?id=${id}`));
      expect(answer).toMatchObject({ index_not_found: false, gone: false, job: { id } });
      const kinds = [
        answer.relatedJobs,
        answer.relatedJobsAtCity,
        answer.relatedJobsAtCompany,
        answer.relatedJobsWithLanguages,
      ].map((jobs) => jobs.map((job) => job.id));
      for (const ids of kinds) {
        expect(ids.length).toBeGreaterThan(0);
        expect(ids.length).toBeLessThanOrEqual(6);
        expect(ids).not.toContain(id);
        expect(new Set(ids).size).toBe(ids.length);
      }
      expect(answer.relatedJobsAtCompany.every(({ company }) => company.name === 'Grand Hotel')).toBe(true);
      expect(answer.relatedJobs.every(({ title }) => /porter/i.test(title))).toBe(true);
    });

    it('are the places of offers like it, each with its list', async () => {
      const { data } = relatedLocationsResponse.parse(
        await board.json(`/api/offers/related-locations/${await board.idOf('Night porter')}`),
      );
      expect(data.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['Bonn', 'Zurich']));
      for (const { url, total } of data) {
        expect((await board.list(url)).jobs.total_search).toBe(total);
      }
    });

    it.each([
      ['999999', 404],
      ['first', 422],
      ['0', 422],
    ])('is not known of %s', async (id, status) => {
      expect((await board.get(`/api/offers/related-locations/${id}`)).status).toBe(status);
    });

    it('are similar offers still when it has ended', async () => {
      const id = await board.idOf('Porter for one summer');
      await board.importAll([...porters, ...concierges]);
      await eventually(async () => {
        const answer = jobResponse.parse(await board.json(`/api/job?id=${id}`));
        expect(answer).toMatchObject({ index_not_found: true, gone: true, job: null, relatedJobsAtCity: [] });
        expect(answer.relatedJobs.some(({ title }) => /porter/i.test(title))).toBe(true);
      });
    });
  });
}
