import { randomUUID } from 'node:crypto';
import { LANGUAGE_LEVELS, type LevelRank } from '@babelboard/language-check';
import { CloseOffer, type OfferContent } from '@babelboard/offers';
import { TaskRunner } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import {
  type JobAlertPreview,
  type JobAlertsResponse,
  type MailedOffer,
  mailedOffer,
  type Problem,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { GuestAlertLinks } from '../../../libs/alerts/src/guests/guest-alert-links.js';
import { AlertLinks } from '../../../libs/alerts/src/saving/alert-links.js';
import type { TestAccount } from '../../support/accounts.js';
import { takeEvents } from '../../support/outbox.js';
import { handTwice } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';
import type { AlertStage } from './alert-stage.js';

const FULL_TIME = 1;
const PART_TIME = 2;

export function describeAlertAnswers(at: () => AlertStage): void {
  const alert = async (person: TestAccount, path: string, more: object = {}) => {
    const answer = await at().call<JobAlertsResponse>(person, 'POST', '/api/candidates/alerts', {
      ...{ path, time_zone: 'Europe/Berlin', ...more },
    });
    expect(answer.status).toBe(200);
    return answer.body.data[0]?.id as number;
  };
  const press = <T = MailedOffer>(what: 'offer' | 'narrow', token: string, offerId: number, path?: string) =>
    new Visitor(at().api.url).call<T>('POST', `/api/alerts/by-link/${what}`, { token, offer_id: offerId, path });
  const asked = async (token: string, offerId: number) => {
    const { status, body } = await press('offer', token, offerId);
    expect([status, mailedOffer.safeParse(body).error]).toEqual([200, undefined]);
    return body;
  };
  const changeFor = ({ changes }: MailedOffer, reason: string) => changes.find((one) => one.reason === reason);
  /** What an alert for a list would have told, as its owner sees it. */
  const preview = async (person: TestAccount, path: string) =>
    (await at().call<JobAlertPreview>(person, 'GET', `/api/candidates/alerts/preview?path=${encodeURIComponent(path)}`))
      .body;
  const pathOf = async (person: TestAccount, id: number) =>
    (await at().call<JobAlertsResponse>(person, 'GET', '/api/candidates/alerts')).body.data.find((one) => one.id === id)
      ?.path;
  const asking = (language: string, level: LevelRank | null): Partial<OfferContent> => {
    const languageId = at().get(ReferenceCatalogue).languageBySlug(language)?.id as number;
    return { languages: [{ languageId, level, mandatory: true, recognised: false, oneOfGroup: null }] };
  };
  const codeOf = (person: TestAccount, alertId: number) =>
    at().get(AlertLinks).codeOf({ accountId: person.id, alertId });

  describe('an offer in a mail of an alert', () => {
    it('is answered by links that change nothing when they are opened, and left out by one press as was promised', async () => {
      at().moveTo('2029-01-01T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, '/jobs?keywords=potter&location=Cologne&location=Hamburg');
      await at().offer('Potter of bowls');
      await at().offer('Potter of jugs');
      const unfit = await at().offer('Potter of tiles', { city: 'Hamburg' });
      at().moveTo('2029-01-02T07:01:00Z');
      const [mail] = await at().look(person);
      const [, fits, token] =
        new RegExp(`(/alerts/answer/([\\w-]{44})/${unfit}\\?fits=true)`).exec(mail?.text ?? '') ?? [];
      expect(mail?.html).toContain(`/alerts/answer/${token}/${unfit}"`);
      const before = await pathOf(person, id);
      for (const method of ['GET', 'HEAD']) {
        for (const link of [fits, `/alerts/answer/${token}/${unfit}`, `/de${fits}`]) {
          const { status, headers } = await fetch(at().api.url + link, { method });
          expect([status, headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
        }
      }
      expect(await pathOf(person, id)).toBe(before);

      const found = await asked(token as string, unfit);
      expect(found).toMatchObject({
        in_account: true,
        offer: { title: 'Potter of tiles', place: 'Hamburg', ended: false },
        now: { offers: 3, or_more: false },
      });
      const change = changeFor(found, 'place');
      expect(change).toMatchObject({ has: ['Hamburg'], asks: ['Cologne'], offers: 2, filter: 'location' });
      const done = await press('narrow', token as string, unfit, change?.path);
      expect([done.status, done.body.now, done.body.changes]).toEqual([200, null, []]);
      expect(await pathOf(person, id)).toBe(change?.path);
      const { offers, newest } = await preview(person, change?.path as string);
      expect([offers, newest.map((one) => one.id)]).toEqual([2, expect.not.arrayContaining([unfit])]);
    });

    it('keeps every promise: each change that is proposed leaves it out, and has as many offers as was said', async () => {
      at().moveTo('2029-02-01T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, '/jobs?keywords=weaver&location=Cologne&radius=100');
      const wanted: Partial<OfferContent> = { employmentTypes: [FULL_TIME], experience: 2, remote: 'Hybrid' };
      await at().offer('Weaver of linen', { content: { ...wanted, employmentTypes: [PART_TIME] } });
      await at().offer('Weaver of silk', { content: { ...wanted, experience: 3 } });
      await at().offer('Weaver of wool', { content: { remote: 'Remote' } });
      const unfit = await at().offer('Weaver of carpets', {
        city: 'Bonn',
        content: { ...wanted, employmentTypes: [FULL_TIME] },
      });
      const token = codeOf(person, id);
      const found = await asked(token, unfit);
      expect(found.now?.offers).toBe(4);
      expect(found.changes.map(({ reason }) => reason).sort()).toEqual([
        'employment-type',
        'experience',
        'local-language',
        'place',
        'remote',
      ]);
      expect(changeFor(found, 'employment-type')).toMatchObject({ has: ['Full-time'], offers: 1 });
      for (const { reason, path, offers } of found.changes) {
        const after = await preview(person, path);
        expect([reason, after.offers]).toEqual([reason, offers]);
        expect([reason, after.newest.map((one) => one.id)]).toEqual([reason, expect.not.arrayContaining([unfit])]);
      }
    });

    it('is left out by a lower level of the language that it asks for', async () => {
      at().moveTo('2029-02-15T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, '/jobs-for-German-speakers?keywords=dyer');
      await at().offer('Dyer of wool', { content: asking('German', LANGUAGE_LEVELS.A2) });
      await at().offer('Dyer of silk', { content: asking('German', null) });
      const unfit = await at().offer('Dyer who writes', { content: asking('German', LANGUAGE_LEVELS.B2) });
      await at().offer('Dyer who teaches', { content: asking('German', LANGUAGE_LEVELS.C1) });
      const found = await asked(codeOf(person, id), unfit);
      const change = changeFor(found, 'language');
      expect(change).toMatchObject({ has: ['German B2'], offers: 2 });
      expect(change?.asks).toEqual(['German A1', 'German A2', 'German B1', 'German, no level stated']);
      expect(changeFor(found, 'local-language')).toMatchObject({ has: [], asks: ['No local language needed'] });
    });

    it('is left out by words as they were typed, where it came by others', async () => {
      at().moveTo('2029-02-20T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, '/jobs-in-Cologne?keywords=candlemak');
      const unfit = await at().offer('Candlemaker');
      const change = changeFor(await asked(codeOf(person, id), unfit), 'work');
      expect(change).toMatchObject({ filter: 'literal', asks: ['candlemak'], offers: 0 });
      expect(change?.path).toContain('literal=true');
    });

    it('says it where no filter can leave it out, where it has ended, and where nothing is known of it', async () => {
      at().moveTo('2029-03-01T12:00:00Z');
      const person = await at().person();
      const path = '/Remote-jobs-in-Cologne?keywords=chandler&literal=true&no_local_language=true';
      const token = codeOf(person, await alert(person, path));
      const only = await at().offer('Chandler', { content: { remote: 'Remote', ...asking('English', 4) } });
      expect(await asked(token, only)).toMatchObject({ now: { offers: 1 }, changes: [] });
      await at().run(new CloseOffer(only));
      await at().settle();
      expect(await asked(token, only)).toMatchObject({ offer: { ended: true }, now: null, changes: [] });
      expect(await asked(token, 2_000_000_000)).toMatchObject({ offer: null, now: null, changes: [] });
      // What it asked for is gone: it brings everything.
      await at().query(`UPDATE job_alert SET address = '/jobs-in-Atlantis' WHERE account_id = $1`, [person.id]);
      const any = await asked(
        token,
        await at().offer('Chandler of ships', { content: { employmentTypes: [FULL_TIME] } }),
      );
      expect(changeFor(any, 'employment-type')?.offers).toBeLessThan(any.now?.offers as number);
    });

    it('is left out by what was proposed alone, where no other alert is for that list, by a link of ours', async () => {
      at().moveTo('2029-04-01T12:00:00Z');
      const person = await at().person();
      const id = await alert(person, '/jobs?keywords=cutler&location=Cologne&location=Hamburg');
      const unfit = await at().offer('Cutler of knives', { city: 'Hamburg' });
      const token = codeOf(person, id);
      const refused = async (code: string, path: string) => {
        const { status, body } = await press<Problem>('narrow', code, unfit, path);
        return [status, body.code];
      };
      expect(await refused(token, '/jobs-in-Berlin')).toEqual([409, 'ALERT_CHANGED_MEANWHILE']);
      const path = changeFor(await asked(token, unfit), 'place')?.path as string;
      await alert(person, path);
      expect(await refused(token, path)).toEqual([409, 'ALERT_EXISTS']);
      expect(await refused(`${token.slice(1)}A`, path)).toEqual([410, 'ALERT_LINK_GONE']);
    });

    it('loses nothing of what waits to be told, and goes on at once where the alert does', async () => {
      at().moveTo('2029-05-01T12:00:00Z');
      const person = await at().person();
      const daily = await alert(person, '/jobs?keywords=tinker&location=Cologne&location=Hamburg');
      const instant = await alert(person, '/jobs?keywords=tinsmith&location=Cologne&location=Hamburg', {
        rhythm: 'instant',
      });
      const waits = await at().offer('Tinker of pots');
      for (const [id, title] of [
        [daily, 'Tinker of pans'],
        [instant, 'Tinsmith of cans'],
      ] as const) {
        const unfit = await at().offer(title, { city: 'Hamburg' });
        const token = codeOf(person, id);
        const path = changeFor(await asked(token, unfit), 'place')?.path;
        expect((await press('narrow', token, unfit, path)).status).toBe(200);
      }
      at().mailed(person);
      at().moveTo('2029-05-01T13:00:00Z');
      await at().offer('Tinsmith elsewhere', { city: 'Hamburg' });
      expect(at().mailed(person)).toEqual([]);
      await at().offer('Tinsmith in town');
      expect(
        at()
          .mailed(person)
          .map(({ subject }) => subject),
      ).toEqual(['New: Tinsmith jobs in Cologne']);
      at().moveTo('2029-05-02T07:01:00Z');
      const [mail] = await at().look(person);
      expect(mail?.text).toContain(`-${waits}`);
      expect(mail?.text).not.toContain('Tinker of pans');
    });

    it('is answered by guests, too, in the language of their mails', async () => {
      at().moveTo('2029-06-01T12:00:00Z');
      const email = `guest-${randomUUID()}@example.test`;
      const [guest] = await at().query<{ id: number }>(
        `INSERT INTO guest_alert (email, email_key, language, address, rhythm, weekday, hour, time_zone, asked_at, confirmed_at, looked_at, next_at)
         VALUES ($1, $1, 'de', '/jobs?keywords=girdler&location=Cologne&location=Hamburg', 'daily', 1, 8, 'Europe/Berlin', $2, $2, $2, '2029-06-02T06:00:00Z')
         RETURNING id`,
        [email, at().test.clock.now()],
      );
      await at().offer('Girdler of belts');
      const unfit = await at().offer('Girdler of straps', { city: 'Hamburg' });
      at().moveTo('2029-06-02T06:01:00Z');
      at().mails.received.length = 0;
      await at().test.app.get(TaskRunner).run('alerts.look-for-new-offers-of-guests', {});
      for (const event of await takeEvents(at().test.app)) {
        if (event.type === 'alerts.guest-alert-due.v1') {
          await handTwice(at().test.app, 'notifications.mail-guest-alert', event);
        }
      }
      const mail = at().mails.received.find(({ to }) => to?.[0]?.address === email);
      const token = at()
        .get(GuestAlertLinks)
        .codeOf('change', guest?.id as number);
      expect(mail?.text).toContain(`/de/alerts/answer/${token}/${unfit}`);
      const found = await asked(token, unfit);
      expect([found.in_account, found.now?.offers]).toEqual([false, 2]);
      const change = changeFor(found, 'place');
      const { body } = await press('narrow', token, unfit, change?.path);
      expect([body.alert.path, body.now, change?.offers]).toEqual([change?.path, null, 1]);
      // A link that confirms answers nothing.
      const other = at()
        .get(GuestAlertLinks)
        .codeOf('confirm', guest?.id as number);
      expect((await press('offer', other, unfit)).status).toBe(410);
    });
  });
}
