import { BlockCompany } from '@babelboard/candidates';
import { HideCompany } from '@babelboard/favorites';
import { CloseOffer } from '@babelboard/offers';
import { DeleteAccount } from '@babelboard/privacy';
import { type JobAlertsResponse, type LinkedJobAlert, linkedJobAlert } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { sessionOf, type TestAccount } from '../../support/accounts.js';
import { Visitor } from '../../support/visitor.js';
import type { AlertStage } from './alert-stage.js';

export function describeAlertMails(at: () => AlertStage): void {
  const alert = async (person: TestAccount, words: string, more: object = {}) => {
    const answer = await at().call<JobAlertsResponse>(person, 'POST', '/api/candidates/alerts', {
      ...{ path: `/jobs-in-Cologne?keywords=${words}`, time_zone: 'Europe/Berlin', ...more },
    });
    expect(answer.status).toBe(200);
    return answer.body.data[0]?.id as number;
  };

  describe('a mail of an alert', () => {
    it('comes at the hour of who gets it, with what is new in the list, and brings each offer once', async () => {
      at().moveTo('2027-02-01T12:00:00Z');
      const person = await at().person();
      await at().offer('Bookbinder who was there before');
      at().moveTo('2027-02-01T13:00:00Z');
      await alert(person, 'bookbinder');
      const id = await at().offer('Bookbinder for old books');
      await at().offer('Bookbinder elsewhere', { city: 'Hamburg' });
      expect(await at().look(person)).toEqual([]);
      at().moveTo('2027-02-02T07:01:00Z');
      const [mail, ...others] = await at().look(person);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('New: Bookbinder jobs in Cologne');
      expect(mail?.text).toMatch(new RegExp(`Bookbinder for old books[\\s\\S]*/jobs/\\S*-${id}\\b`));
      expect(mail?.text).not.toContain('there before');
      expect(mail?.text).not.toContain('elsewhere');
      at().moveTo('2027-02-03T07:01:00Z');
      expect(await at().look(person)).toEqual([]);
    });

    it('is kept in the log of mails without the code of its link', async () => {
      at().moveTo('2027-02-20T12:00:00Z');
      const person = await at().person();
      await alert(person, 'gilder');
      await at().offer('Gilder of frames');
      at().moveTo('2027-02-21T07:01:00Z');
      const [mail] = await at().look(person);
      const [, code] = /\/alerts\/stop\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
      const [kept] = await at().query<{ subject: string; words: string }>(
        'SELECT subject, words FROM mail_delivery WHERE account_id = $1',
        [person.id],
      );
      expect(kept?.subject).toBe('New: Gilder jobs in Cologne');
      expect(kept?.words).toContain('Gilder of frames');
      expect(code?.length).toBeGreaterThan(20);
      expect(kept?.words).not.toContain(code);
    });

    it('brings an offer that two alerts find once', async () => {
      at().moveTo('2027-03-01T12:00:00Z');
      const person = await at().person();
      await alert(person, 'cooper');
      await alert(person, 'barrels');
      await at().offer('Cooper of barrels');
      at().moveTo('2027-03-02T07:01:00Z');
      expect(await at().look(person)).toHaveLength(1);
    });

    it('brings nothing that has ended, nor of companies that somebody blocked or hid', async () => {
      at().moveTo('2027-04-01T12:00:00Z');
      const person = await at().person();
      await alert(person, 'saddler');
      const [blocked, hidden] = [await at().company(), await at().company()];
      await at().offer('Saddler of a blocked company', { company: blocked });
      await at().offer('Saddler of a hidden company', { company: hidden });
      const ended = await at().offer('Saddler who was found');
      await at().run(new CloseOffer(ended));
      await at().run(new BlockCompany(person.id, blocked));
      await at().run(new HideCompany(person.id, hidden));
      at().moveTo('2027-04-02T07:01:00Z');
      expect(await at().look(person)).toEqual([]);
    });

    it('is stopped by one press of a mail program, and started again by the page of its link', async () => {
      at().moveTo('2027-05-01T12:00:00Z');
      const person = await at().person();
      await alert(person, 'thatcher');
      await at().offer('Thatcher for one roof');
      at().moveTo('2027-05-02T07:01:00Z');
      const [mail] = await at().look(person);
      const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const link = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '').pathname;
      const [, token] = /\/alerts\/stop\/(.+)$/.exec(link) ?? [];
      const byLink = (path: string, action?: string) =>
        new Visitor(at().api.url).call<LinkedJobAlert>('POST', `/api/alerts/by-link${path}`, { token, action });

      const looked = await byLink('/check');
      expect([looked.status, linkedJobAlert.parse(looked.body).paused]).toEqual([200, null]);
      const pressed = await fetch(at().api.url + link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
      expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('stopped')]);
      await at().offer('Thatcher for another roof');
      at().moveTo('2027-05-03T07:01:00Z');
      expect(await at().look(person)).toEqual([]);

      expect((await byLink('', 'go-on')).body.paused).toBeNull();
      await at().offer('Thatcher for a third roof');
      at().moveTo('2027-05-04T07:01:00Z');
      const [again] = await at().look(person);
      expect(again?.text).toContain('third roof');
      expect(again?.text).not.toContain('another roof');
      expect((await byLink('', 'weekly')).body.rhythm).toBe('weekly');
      expect((await new Visitor(at().api.url).call('POST', '/api/alerts/by-link/check', { token: 'x' })).status).toBe(
        410,
      );
    });

    it('comes to nobody who is gone or has not proven their address, and not at night because the worker was away', async () => {
      at().moveTo('2027-06-01T12:00:00Z');
      const [gone, unproven, late] = [await at().person(), await at().person(), await at().person()];
      for (const person of [gone, unproven, late]) await alert(person, 'cartwright');
      await at().offer('Cartwright for carts');
      await at().query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [unproven.id]);
      at().moveTo('2027-06-02T22:00:00Z');
      expect(await at().look(late)).toEqual([]);
      const session = { ...(await sessionOf(at().test.app, gone.id)), createdAt: at().test.clock.now() };
      await at().run(new DeleteAccount(session, { reason: 6, text: '', password: null }));
      at().moveTo('2027-06-03T06:01:00Z');
      const [mail] = await at().look(late);
      expect(mail?.text).toContain('Cartwright for carts');
      const addresses = at().mails.received.map(({ to }) => to?.[0]?.address);
      expect(addresses).not.toContain(gone.email);
      expect(addresses).not.toContain(unproven.email);
      const [left] = await at().query<{ count: number }>(
        'SELECT count(*)::int AS count FROM job_alert WHERE account_id = $1',
        [gone.id],
      );
      expect(left?.count).toBe(0);
    });
  });
}
