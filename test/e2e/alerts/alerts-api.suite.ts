import {
  type JobAlertPreview,
  type JobAlertsResponse,
  jobAlertPreview,
  jobAlertsResponse,
  MOST_ALERTS,
  type Problem,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../support/accounts.js';
import type { AlertStage } from './alert-stage.js';

const ALERTS = '/api/candidates/alerts';
const BERLIN = { time_zone: 'Europe/Berlin' };

export function describeAlertsApi(at: () => AlertStage): void {
  const call = async (person: TestAccount, method: string, path = '', body?: unknown) => {
    const answer = await at().call<JobAlertsResponse>(person, method, ALERTS + path, body);
    expect([answer.status, jobAlertsResponse.safeParse(answer.body).error]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const refused = async (person: TestAccount, method: string, path: string, body?: unknown) => {
    const { status, body: problem } = await at().call<Problem>(person, method, ALERTS + path, body);
    return [status, problem.code];
  };

  describe('/api/candidates/alerts', () => {
    it('saves a list by its one address, named as it is headed, and the same list once', async () => {
      at().moveTo('2026-11-23T12:00:00Z');
      const person = await at().person();
      await call(person, 'POST', '', { ...BERLIN, path: '/jobs-in-Cologne?keywords=nurse&from=20' });
      const [alert, ...others] = await call(person, 'POST', '', { ...BERLIN, path: '/jobs-in-Cologne?keywords=nurse' });
      expect(others).toEqual([]);
      expect(alert).toMatchObject({
        ...{ name: 'Nurse jobs in Cologne', named: false, more_filters: 0, gone: [], paused: null, last: null },
        ...{ rhythm: 'daily', weekday: 1, hour: 8, time_zone: 'Europe/Berlin' },
        next_at: '2026-11-24T07:00:00.000Z',
      });
      expect(alert?.path).not.toContain('from');
    });

    it('says what no list is, what is one of everything, and that there are enough', async () => {
      const person = await at().person();
      expect(await refused(person, 'POST', '', { ...BERLIN, path: '/about-us' })).toEqual([422, 'NO_ALERT_ADDRESS']);
      expect(await refused(person, 'POST', '', { ...BERLIN, path: '/jobs' })).toEqual([422, 'ALERT_OF_EVERYTHING']);
      await at().query(
        `INSERT INTO job_alert (account_id, address, rhythm, weekday, hour, time_zone, created_at, looked_at)
         SELECT $1, '/jobs?keywords=' || n, 'daily', 1, 8, 'UTC', now(), now() FROM generate_series(1, $2) AS n`,
        [person.id, MOST_ALERTS],
      );
      const one = { ...BERLIN, path: '/jobs-in-Cologne' };
      expect(await refused(person, 'POST', '', one)).toEqual([409, 'ALERT_LIMIT_REACHED']);
    });

    it('changes times, name and list, pauses and goes on, and deletes', async () => {
      at().moveTo('2026-11-24T12:00:00Z');
      const person = await at().person();
      const [saved] = await call(person, 'POST', '', { ...BERLIN, path: '/jobs-in-Cologne' });
      const id = `/${saved?.id}`;
      const [weekly] = await call(person, 'PATCH', id, { rhythm: 'weekly', weekday: 5, hour: 18, name: 'Home' });
      expect(weekly).toMatchObject({ name: 'Home', named: true, next_at: '2026-11-27T17:00:00.000Z' });
      const [unnamed] = await call(person, 'PATCH', id, { name: null, path: '/jobs-in-Hamburg' });
      expect(unnamed).toMatchObject({ name: 'Jobs in Hamburg', named: false });
      const [paused] = await call(person, 'PATCH', id, { paused: 'yes' });
      expect(paused).toMatchObject({ paused: { until: null }, next_at: null });
      const [month] = await call(person, 'PATCH', id, { paused: 'month' });
      expect(month).toMatchObject({
        paused: { until: '2026-12-24T12:00:00.000Z' },
        next_at: '2026-12-25T17:00:00.000Z',
      });
      expect((await call(person, 'PATCH', id, { paused: 'no' }))[0]).toMatchObject({ paused: null });
      await call(person, 'POST', '', { ...BERLIN, path: '/jobs-in-Cologne' });
      expect(await refused(person, 'PATCH', id, { path: '/jobs-in-Cologne' })).toEqual([409, 'ALERT_EXISTS']);
      expect(await call(person, 'DELETE', id)).toHaveLength(1);
      expect(await call(person, 'DELETE', id)).toHaveLength(1);
    });

    it('are for their owner alone', async () => {
      const [person, other] = [await at().person(), await at().person()];
      const [alert] = await call(person, 'POST', '', { ...BERLIN, path: '/jobs-in-Cologne' });
      expect(await call(other, 'GET')).toEqual([]);
      expect(await refused(other, 'PATCH', `/${alert?.id}`, { hour: 3 })).toEqual([404, 'ALERT_UNKNOWN']);
      await call(other, 'DELETE', `/${alert?.id}`);
      expect(await call(person, 'GET')).toHaveLength(1);
    });

    it('says before what an alert would have told', async () => {
      at().moveTo('2026-12-20T12:00:00Z');
      const before = await at().offer('Glazier with much experience');
      at().moveTo('2027-01-10T12:00:00Z');
      const person = await at().person();
      const within = [await at().offer('Glazier for windows'), await at().offer('Glazier for roofs')];
      const previewOf = (path: string) =>
        at().call<JobAlertPreview>(person, 'GET', `${ALERTS}/preview?path=${encodeURIComponent(path)}`);
      const { status, body } = await previewOf('/jobs-in-Cologne?keywords=glazier');
      expect([status, jobAlertPreview.safeParse(body).error]).toEqual([200, undefined]);
      expect(body).toMatchObject({ name: 'Glazier jobs in Cologne', days: 14, offers: 2, or_more: false, per_week: 1 });
      expect(body.newest.map(({ id }) => id).sort()).toEqual(within);
      expect(body.newest.map(({ id }) => id)).not.toContain(before);
      const nothing = await previewOf('/jobs-in-Hamburg?keywords=glazier');
      expect(nothing.body).toMatchObject({ offers: 0, or_more: false, per_week: 0 });
    });
  });
}
