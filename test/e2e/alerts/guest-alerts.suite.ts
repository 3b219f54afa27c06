import { randomUUID } from 'node:crypto';
import { EmailVerified } from '@babelboard/identity/contract';
import { TaskRunner } from '@babelboard/platform';
import {
  type AskedForGuestAlertResponse,
  type GuestJobAlert,
  guestJobAlert,
  type JobAlertsResponse,
  type LinkedJobAlert,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../support/outbox.js';
import { hand, handTwice } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';
import type { AlertStage } from './alert-stage.js';

const DAY_MS = 86_400_000;

export function describeGuestAlerts(at: () => AlertStage): void {
  const post = <T>(path: string, body: object, language = 'en') =>
    new Visitor(at().api.url).call<T & { code?: string; errors?: { path: string }[] }>('POST', path, body, {
      'Accept-Language': language,
      // One place asks for so many mails only.
      'X-Forwarded-For': `192.0.2.${Math.ceil(Math.random() * 250)}`,
    });
  const someAddress = () => `guest-${randomUUID()}@example.test`;
  const mailsTo = (email: string) => at().mails.received.filter(({ to }) => to?.[0]?.address === email);
  const clear = () => {
    at().mails.received.length = 0;
  };
  /** Asks, and gives the code of the mail that follows. */
  const ask = async (email: string, words: string, language = 'en') => {
    clear();
    const answer = await post<AskedForGuestAlertResponse>(
      '/api/alerts/guests',
      { path: `/jobs-in-Cologne?keywords=${words}`, email, time_zone: 'Europe/Berlin' },
      language,
    );
    expect(answer.status).toBe(200);
    for (const event of await takeEvents(at().test.app)) {
      if (event.type === 'alerts.guest-alert-asked.v1') {
        await handTwice(at().test.app, 'notifications.mail-guest-alert-asked', event);
      }
    }
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    const [, token] = /\/alerts\/confirm\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { mail, token: token as string };
  };
  const confirm = (token: string) => post<GuestJobAlert>('/api/alerts/guests/confirm', { token });
  /** What alerts of guests that are due mail to an address. */
  const look = async (email: string) => {
    clear();
    for (let twice = 0; twice < 2; twice += 1) {
      await at().test.app.get(TaskRunner).run('alerts.look-for-new-offers-of-guests', {});
    }
    for (const event of await takeEvents(at().test.app)) {
      if (event.type === 'alerts.guest-alert-due.v1') {
        await handTwice(at().test.app, 'notifications.mail-guest-alert', event);
      }
    }
    return mailsTo(email);
  };
  const kept = async (email: string) =>
    (await at().query<{ count: number }>('SELECT count(*)::int AS count FROM guest_alert WHERE email = $1', [email]))[0]
      ?.count;

  describe('an alert of a guest', () => {
    it('writes after the confirmation only, and is stopped and started again by the link of its mails', async () => {
      at().moveTo('2028-07-01T12:00:00Z');
      const email = someAddress();
      const { mail, token } = await ask(email, 'glazier');
      // Words that a stranger typed stand in no mail.
      for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part?.toLowerCase()).not.toContain('glazier');
      await at().offer('Glazier before the confirmation');
      at().moveTo('2028-07-02T06:01:00Z');
      expect(await look(email)).toEqual([]);
      const looked = await post<GuestJobAlert>('/api/alerts/guests/check', { token });
      expect(guestJobAlert.parse(looked.body)).toMatchObject({ name: 'Glazier jobs in Cologne', confirmed: false });
      expect((await confirm(token)).body).toMatchObject({ confirmed: true, in_account: false });
      at().moveTo('2028-07-02T12:00:00Z');
      const id = await at().offer('Glazier for large panes');
      at().moveTo('2028-07-03T06:01:00Z');
      const [digest, ...others] = await look(email);
      expect(others).toEqual([]);
      expect(digest?.text).toMatch(new RegExp(`Glazier for large panes[\\s\\S]*/jobs/\\S*-${id}\\b`));
      expect(digest?.text).not.toContain('before the confirmation');
      expect(digest?.text).toContain('/register');
      at().moveTo('2028-07-04T06:01:00Z');
      expect(await look(email)).toEqual([]);

      const header = digest?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const link = new URL(header.slice(1, -1)).pathname;
      const code = link.split('/').at(-1) as string;
      expect((await fetch(at().api.url + link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(
        200,
      );
      const byLink = (path: string, body: object = {}) =>
        post<LinkedJobAlert>(`/api/alerts/by-link${path}`, { token: code, ...body });
      expect((await byLink('/check')).body.paused).toEqual({ until: null });
      expect((await byLink('', { action: 'go-on' })).body.paused).toBeNull();
      expect((await byLink('', { action: 'weekly' })).body.rhythm).toBe('weekly');
      // A link that changes confirms nothing, nor the other way round.
      expect((await confirm(code)).status).toBe(410);
      expect((await post('/api/alerts/by-link/check', { token })).status).toBe(410);
    });

    it('brings an offer that two alerts of an address find once, in its language', async () => {
      at().moveTo('2028-08-01T12:00:00Z');
      const email = someAddress();
      for (const words of ['wheelwright', 'spokes']) await confirm((await ask(email, words, 'de')).token);
      await at().offer('Wheelwright of spokes');
      at().moveTo('2028-08-02T06:01:00Z');
      const [mail, ...more] = await look(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Neu: /);
    });

    it('is forgotten after two days without a confirmation, and a month after it was stopped', async () => {
      at().moveTo('2028-09-01T12:00:00Z');
      const [unconfirmed, stopped] = [someAddress(), someAddress()];
      await ask(unconfirmed, 'farrier');
      await confirm((await ask(stopped, 'farrier')).token);
      await at().query('UPDATE guest_alert SET paused_at = $2, next_at = NULL WHERE email = $1', [
        stopped,
        at().test.clock.now(),
      ]);
      const forget = () => at().test.app.get(TaskRunner).run('alerts.forget-guest-alerts', {});
      at().moveTo('2028-09-03T11:00:00Z');
      await forget();
      expect([await kept(unconfirmed), await kept(stopped)]).toEqual([1, 1]);
      at().moveTo('2028-09-03T12:01:00Z');
      await forget();
      expect([await kept(unconfirmed), await kept(stopped)]).toEqual([0, 1]);
      at().moveTo(new Date(new Date('2028-09-01T12:01:00Z').getTime() + 30 * DAY_MS).toISOString());
      await forget();
      expect(await kept(stopped)).toBe(0);
    });

    it('becomes the account’s of who registers with its address, or has one', async () => {
      at().moveTo('2028-11-01T12:00:00Z');
      const person = await at().person();
      await at().query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [person.id]);
      expect((await confirm((await ask(person.email, 'chandler')).token)).body.in_account).toBe(false);
      const own = async () =>
        (await at().call<JobAlertsResponse>(person, 'GET', '/api/candidates/alerts')).body.data.map(({ name }) => name);
      await at().query('UPDATE account SET email_verified_at = now() WHERE id = $1', [person.id]);
      expect(await own()).toEqual([]);
      await hand(at().test.app, 'alerts.take-over-guest-alerts', new EmailVerified({ accountId: person.id }));
      expect(await own()).toEqual(['Chandler jobs in Cologne']);
      expect(await kept(person.email)).toBe(0);
      expect((await confirm((await ask(person.email, 'fuller')).token)).body.in_account).toBe(true);
      expect(await own()).toHaveLength(2);
    });

    it('that became an account’s is stopped by the links of its older mails', async () => {
      at().moveTo('2028-11-10T12:00:00Z');
      const person = await at().person();
      await at().query('UPDATE account SET email_verified_at = NULL WHERE id = $1', [person.id]);
      await confirm((await ask(person.email, 'sexton')).token);
      await at().offer('Sexton of an old yard');
      at().moveTo('2028-11-11T07:01:00Z');
      const digest = (await look(person.email)).at(-1);
      const header = digest?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
      const link = new URL(header.slice(1, -1)).pathname;
      await at().query('UPDATE account SET email_verified_at = now() WHERE id = $1', [person.id]);
      await hand(at().test.app, 'alerts.take-over-guest-alerts', new EmailVerified({ accountId: person.id }));
      expect((await fetch(at().api.url + link, { method: 'POST' })).status).toBe(200);
      const { data } = (await at().call<JobAlertsResponse>(person, 'GET', '/api/candidates/alerts')).body;
      expect(data.map(({ paused }) => paused)).toEqual([{ until: null }]);
    });

    it('can be looked at before: how much it would bring', async () => {
      at().moveTo('2028-11-20T12:00:00Z');
      const preview = async (path: string) => {
        const answer = await fetch(`${at().api.url}/api/alerts/guests/preview?path=${encodeURIComponent(path)}`);
        return [answer.status, await answer.json()];
      };
      await at().offer('Campanologist of a small church');
      expect(await preview('/jobs-in-Cologne?keywords=campanologist')).toMatchObject([200, { offers: 1, per_week: 1 }]);
      expect(await preview('/jobs')).toMatchObject([422, { code: 'ALERT_OF_EVERYTHING' }]);
    });

    it('is one of five at most', async () => {
      at().moveTo('2028-12-01T12:00:00Z');
      const email = someAddress();
      await confirm((await ask(email, 'cobbler')).token);
      await at().query(
        `INSERT INTO guest_alert (email, email_key, language, address, rhythm, weekday, hour, time_zone, asked_at, confirmed_at, looked_at)
         SELECT email, email_key, language, address || n, rhythm, weekday, hour, time_zone, asked_at, confirmed_at, looked_at
         FROM guest_alert, generate_series(1, 4) n WHERE email = $1`,
        [email],
      );
      const refused = await confirm((await ask(email, 'hatter')).token);
      expect([refused.status, refused.body.code]).toEqual([409, 'ALERT_LIMIT_REACHED']);
    });

    it('gives way where nobody confirms it: strangers who type an address keep its owner out of nothing', async () => {
      at().moveTo('2028-12-10T12:00:00Z');
      const email = someAddress();
      await ask(email, 'cutler');
      await at().query(
        `INSERT INTO guest_alert (email, email_key, language, address, rhythm, weekday, hour, time_zone, asked_at, looked_at)
         SELECT email, email_key, language, address || n, rhythm, weekday, hour, time_zone, asked_at - n * interval '1 minute', looked_at
         FROM guest_alert, generate_series(1, 4) n WHERE email = $1`,
        [email],
      );
      const { token } = await ask(email, 'fletcher');
      expect(await kept(email)).toBe(5);
      expect((await confirm(token)).status).toBe(200);
    });

    it('is asked for with an address that can be one, of a list, and not by the hundred', async () => {
      const list = '/jobs-in-Cologne?keywords=tanner';
      const wrong = await post('/api/alerts/guests', { path: list, email: 'nobody', time_zone: 'Europe/Berlin' });
      expect([wrong.status, wrong.body.errors?.map(({ path }) => path)]).toEqual([422, ['email']]);
      const all = await post('/api/alerts/guests', { path: '/jobs', email: someAddress(), time_zone: 'Europe/Berlin' });
      expect([all.status, all.body.code]).toEqual([422, 'ALERT_OF_EVERYTHING']);
      const email = someAddress();
      const statuses: number[] = [];
      for (let n = 0; n < 7; n += 1) {
        statuses.push((await post('/api/alerts/guests', { path: list, email, time_zone: 'Europe/Berlin' })).status);
      }
      expect(statuses.slice(-1)).toEqual([429]);
    });
  });
}
