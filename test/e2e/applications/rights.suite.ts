import type { ChangedApplicationResponse, MovedApplicantsResponse } from '@babelboard/wire';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationsStage } from './applications-stage.js';

const APPLICANTS = '/api/companies/applicants';

export function describeRights(on: () => ApplicationsStage): void {
  describe('nobody', () => {
    let stage: ApplicationsStage;
    let offer: number;
    beforeAll(() => {
      stage = on();
    });
    beforeEach(async () => {
      offer = await stage.offer();
    });

    it('applies before the address is proven', async () => {
      const person = await stage.candidate();
      const verify = (at: string) =>
        stage.database.query(`UPDATE account SET email_verified_at = ${at} WHERE id = $1`, [person.id]);
      const apply = () =>
        stage.ask<ChangedApplicationResponse>(person, 'POST', '/api/candidates/applications', { offer_id: offer });
      await verify('NULL');
      const refused = await apply();
      expect([refused.status, refused.body.code]).toEqual([403, 'APPLY_EMAIL_NOT_VERIFIED']);
      expect(await stage.database.query('SELECT FROM job_application WHERE offer_id = $1', [offer])).toEqual([]);
      await verify('now()');
      expect((await apply()).status).toBe(201);
    });

    it('moves applicants of another company, also not among many of their own', async () => {
      const [own = 0] = await stage.applicants(offer, 1);
      const bulk = (ids: number[]) =>
        stage.ask<MovedApplicantsResponse>(stage.other.owner, 'POST', `${APPLICANTS}/bulk`, {
          applicants: ids.map((id) => ({ id, version: 1 })),
          status: 'rejected',
        });
      expect((await bulk([own])).body.results).toMatchObject([{ id: own, outcome: 'not_found', status: null }]);
      const before = 'SELECT status, version FROM job_application WHERE id = $1';
      expect(await stage.database.query(before, [own])).toEqual([{ status: 'new', version: 1 }]);
      const steps = await stage.database.query('SELECT FROM application_step WHERE application_id = $1', [own]);
      expect(steps).toEqual([]);
    });

    it('of a suspended company does more than read', async () => {
      const [id = 0] = await stage.applicants(offer, 1);
      const person = stage.company.recruiter;
      const ask = (method: string, path: string, body?: unknown) =>
        stage.ask(person, method, `${APPLICANTS}${path}`, body);
      const suspend = (at: string) =>
        stage.database.query(`UPDATE company SET suspended_at = ${at} WHERE id = $1`, [stage.company.id]);
      await suspend('now()');
      try {
        const refused = [
          await ask('PATCH', `/${id}/status`, { status: 'rejected', version: 1 }),
          await ask('POST', '/bulk', { applicants: [{ id, version: 1 }], status: 'rejected' }),
          await ask('POST', `/${id}/notes`, { text: 'Call', mentions: [] }),
          await ask('DELETE', `/${id}/notes/1`),
          await ask('PUT', `/${id}/rating`, { rating: 4 }),
        ];
        expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
          Array(5).fill([403, 'COMPANY_SUSPENDED']),
        );
        expect([(await ask('GET', `/${id}`)).status, (await ask('POST', `/${id}/viewed`)).status]).toEqual([200, 200]);
        const kept = 'SELECT status, version, viewed_at FROM job_application WHERE id = $1';
        expect(await stage.database.query(kept, [id])).toEqual([{ status: 'new', version: 1, viewed_at: null }]);
      } finally {
        await suspend('NULL');
      }
    });
  });
}
