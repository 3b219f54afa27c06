import { BlockCompany } from '@babelboard/candidates';
import { SetMinisite } from '@babelboard/companies';
import { type JobAlertsResponse, MOST_INSTANT_ALERTS, type Problem } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { FileAlertsAnew } from '../../../libs/alerts/src/finding/schedules/file-alerts-anew.schedule.js';
import type { TestAccount } from '../../support/accounts.js';
import { Visitor } from '../../support/visitor.js';
import type { AlertStage } from './alert-stage.js';

export function describeInstantAlerts(at: () => AlertStage): void {
  const send = (person: TestAccount, method: string, path: string, body: object) =>
    at().call<JobAlertsResponse & Problem>(person, method, `/api/candidates/alerts${path}`, body);
  const alert = async (person: TestAccount, words: string, more: object = {}) => {
    const { status, body } = await send(person, 'POST', '', {
      ...{ path: `/jobs-in-Cologne?keywords=${words}`, time_zone: 'Europe/Berlin', rhythm: 'instant', ...more },
    });
    expect(status).toBe(200);
    return body.data[0]?.id as number;
  };
  const change = async (person: TestAccount, id: number, body: object) => {
    const { status, body: alerts } = await send(person, 'PATCH', `/${id}`, body);
    expect(status).toBe(200);
    return alerts.data.find((one) => one.id === id);
  };
  const subjects = (mails: { subject?: string | undefined }[]) => mails.map(({ subject }) => subject);

  describe('an alert that tells at once', () => {
    it('mails an offer when lists show it, once also where it hears of it twice', async () => {
      at().moveTo('2027-07-01T22:00:00Z');
      const person = await at().person();
      await alert(person, 'basketmaker');
      await at().offer('Basketmaker for willow', { twice: true });
      await at().offer('Basketmaker elsewhere', { city: 'Hamburg' });
      const [mail, ...others] = at().mailed(person);
      expect(others).toEqual([]);
      expect(mail?.text).toContain('Basketmaker for willow');
      expect(mail?.headers.map(({ key }) => key)).toContain('list-unsubscribe-post');
      expect(await at().look(person)).toEqual([]);
      const [after] = (await at().call<JobAlertsResponse>(person, 'GET', '/api/candidates/alerts')).body.data;
      expect(after).toMatchObject({ rhythm: 'instant', next_at: null, last: { offers: 1 } });
    });

    it('brings an offer once that several alerts find, and none of a company that somebody blocked', async () => {
      at().moveTo('2027-07-02T12:00:00Z');
      const person = await at().person();
      await alert(person, 'gilder');
      await alert(person, 'frames');
      await alert(person, 'gilder', { path: '/jobs-in-Cologne?keywords=frames+gilder', rhythm: 'daily' });
      const blocked = await at().company();
      await at().run(new BlockCompany(person.id, blocked));
      await at().offer('Gilder of picture frames', { twice: true });
      await at().offer('Gilder of other frames', { company: blocked });
      expect(at().mailed(person)).toHaveLength(1);
      at().moveTo('2027-07-03T06:01:00Z');
      expect(await at().look(person)).toEqual([]);
    });

    it('is silent while it is paused, and tells nothing afterwards of what came meanwhile', async () => {
      at().moveTo('2027-07-05T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, 'lutemaker');
      expect(await change(person, id, { paused: 'yes' })).toMatchObject({ paused: { until: null }, next_at: null });
      await at().offer('Lutemaker while it was paused');
      at().moveTo('2027-07-05T15:00:00Z');
      await change(person, id, { paused: 'no' });
      await at().offer('Lutemaker when it goes on');
      const [mail, ...others] = at().mailed(person);
      expect([others, mail?.text]).toEqual([[], expect.stringContaining('when it goes on')]);
      const month = await change(person, id, { paused: 'month' });
      expect(month).toMatchObject({ next_at: month?.paused?.until });
      await at().offer('Lutemaker during the month');
      expect(at().mailed(person)).toEqual([]);
      at().moveTo('2027-08-10T12:00:00Z');
      await at().offer('Lutemaker after the month');
      expect(at().mailed(person)).toHaveLength(1);
      expect(await at().look(person)).toEqual([]);
    });

    it('tells first of what waits where it told daily before, and daily again of nothing twice', async () => {
      at().moveTo('2027-09-01T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, 'chandler', { rhythm: 'daily' });
      await at().offer('Chandler in the morning');
      expect(at().mailed(person)).toEqual([]);
      at().moveTo('2027-09-01T13:00:00Z');
      await change(person, id, { rhythm: 'instant' });
      await at().offer('Chandler at noon');
      expect(at().mailed(person)[0]?.text).toContain('at noon');
      const [waited] = await at().look(person);
      expect(waited?.text).toContain('in the morning');
      const daily = await change(person, id, { rhythm: 'daily' });
      expect(daily?.next_at).toBe('2027-09-02T06:00:00.000Z');
      await at().offer('Chandler in the evening');
      expect(at().mailed(person)).toEqual([]);
      at().moveTo('2027-09-02T06:01:00Z');
      const [morning] = await at().look(person);
      expect(morning?.text).toContain('in the evening');
      expect(morning?.text).not.toContain('at noon');
    });

    it('sends ten mails an hour at most, and what is above in one when the hour is over', async () => {
      at().moveTo('2027-10-01T12:00:00Z');
      const person = await at().person();
      await alert(person, 'fletcher');
      for (let nth = 1; nth <= 13; nth += 1) await at().offer(`Fletcher number ${nth}`, { twice: nth > 9 });
      expect(at().mailed(person)).toHaveLength(10);
      at().moveTo('2027-10-01T12:50:00Z');
      expect(await at().look(person)).toEqual([]);
      at().moveTo('2027-10-01T19:00:00Z');
      const [rest, ...others] = await at().look(person);
      expect(others).toEqual([]);
      for (const nth of [11, 12, 13]) expect(rest?.text).toContain(`Fletcher number ${nth}`);
      expect(rest?.text).not.toContain('Fletcher number 10');
      await at().offer('Fletcher of the next hour');
      expect(subjects(at().mailed(person))).toEqual(['New: Fletcher jobs in Cologne']);
      expect(await at().look(person)).toEqual([]);
    });

    it('writes weekly or no more by the link in its mails', async () => {
      at().moveTo('2027-11-01T12:00:00Z');
      const person = await at().person();
      await alert(person, 'farrier');
      await at().offer('Farrier for one horse');
      const [mail] = at().mailed(person);
      const link = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value?.slice(1, -1) ?? '';
      const [, token] = /\/alerts\/stop\/(.+)$/.exec(new URL(link).pathname) ?? [];
      const press = (action: string) =>
        new Visitor(at().api.url).call('POST', '/api/alerts/by-link', { token, action });
      expect((await press('stop')).status).toBe(200);
      await at().offer('Farrier for two horses');
      expect((await press('go-on')).status).toBe(200);
      expect((await press('weekly')).body).toMatchObject({ rhythm: 'weekly', paused: null });
      await at().offer('Farrier for three horses');
      expect(at().mailed(person)).toEqual([]);
    });

    it('is one of five at most', async () => {
      const person = await at().person();
      const ids: number[] = [];
      for (let nth = 0; nth < MOST_INSTANT_ALERTS; nth += 1) ids.push(await alert(person, `sixth${'abcdefg'[nth]}`));
      const other = { path: '/jobs-in-Cologne', time_zone: 'UTC' };
      const refused = await send(person, 'POST', '', { ...other, rhythm: 'instant' });
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'INSTANT_ALERT_LIMIT_REACHED' }]);
      expect(JSON.stringify(refused.body)).toContain('rhythm');
      const daily = await alert(person, 'daily', { ...other, rhythm: 'daily' });
      expect((await send(person, 'PATCH', `/${daily}`, { rhythm: 'instant' })).status).toBe(409);
      await change(person, ids[0] as number, { rhythm: 'instant', name: 'Still one of them' });
      await change(person, ids[0] as number, { rhythm: 'weekly' });
      await change(person, daily, { rhythm: 'instant' });
    });

    it('is filed anew when the page of its company has another address', async () => {
      at().moveTo('2027-12-01T12:00:00Z');
      const person = await at().person();
      const company = await at().company();
      const look = { active: true, template: 'banner' as const, headline: '', contentHtml: '' };
      await at().run(new SetMinisite(company, { ...look, slug: 'coracles' }));
      const list = '/jobs-at-coracles?location=Cologne&keywords=coracle';
      const id = await alert(person, '', { path: list });
      await at().offer('Coracle maker elsewhere');
      await at().offer('Coracle maker here', { company });
      expect(at().mailed(person)).toHaveLength(1);
      await at().run(new SetMinisite(company, { ...look, slug: 'other-boats' }));
      await at().settle();
      // Nobody has the address any more: the list is wider, and says so.
      await at().offer('Coracle maker anywhere');
      const [wider] = at().mailed(person);
      expect(wider?.text).toContain('anywhere');
      expect(wider?.text).toContain('coracles no longer exists');
      await change(person, id, { paused: 'yes' });
    });

    it('is filed anew for other places and every day, under the same', async () => {
      const person = await at().person();
      const id = await alert(person, 'anew', { path: '/jobs-in-Cologne-for-English-speakers?remote=Remote' });
      const filed = () =>
        at().query<{ term: string }>('SELECT term FROM alert_anchor WHERE alert_id = $1 ORDER BY term', [id]);
      const before = await filed();
      expect(before.length).toBeGreaterThan(0);
      await at().query('DELETE FROM alert_anchor WHERE alert_id = $1', [id]);
      await at().query('DELETE FROM alert_filing');
      await at().get(FileAlertsAnew).run();
      expect(await filed()).toEqual(before);
      await at().query('DELETE FROM alert_anchor WHERE alert_id = $1', [id]);
      await at().get(FileAlertsAnew).run();
      expect(await filed()).toEqual([]);
      await at().query(`UPDATE alert_filing SET filed_at = filed_at - interval '1 day'`);
      await at().get(FileAlertsAnew).run();
      expect(await filed()).toEqual(before);
    });
  });
}
