import { ChangeMatchingMails, DiscardMatching, MarkMatchingsSeen } from '@babelboard/matching';
import { ChangeMessagePreference } from '@babelboard/message-preferences';
import { CloseOffer } from '@babelboard/offers';
import type { DomainEvent } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { PushGreatMatchings } from '../../../libs/matching/src/telling/schedules/push-great-matchings.schedule.js';
import { TellOfMatchings } from '../../../libs/matching/src/telling/schedules/tell-of-matchings.schedule.js';
import type { TestAccount } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import type { TestMailServer } from '../../support/mail-server.js';
import { takeEvents } from '../../support/outbox.js';
import { hand, handTwice } from '../../support/reactions.js';
import type { MatchingStage } from './matching-stage.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function describeTellingOfMatchings(at: () => { stage: MatchingStage; server: TestMailServer }): void {
  /** Moves the clock to half past seven in Berlin, of the next day or of so many days later. */
  const nextMorning = (days = 1) => {
    const { clock } = at().stage.test;
    const now = clock.now();
    const berlin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 6, 30));
    clock.advance(berlin.getTime() - now.getTime());
  };

  /** Looks whom there is something to tell, and gives what they got: titles named in each mail. */
  const tell = async (person: TestAccount) => {
    const { stage, server } = at();
    server.received.length = 0;
    await stage.get(TellOfMatchings).run();
    await stage.get(TellOfMatchings).run();
    for (const event of await takeEvents(stage.test.app)) {
      if (event.type === 'matching.matchings-due.v1') {
        await handTwice(stage.test.app, 'notifications.mail-matchings', event);
      }
    }
    return server.received.filter(({ to }) => to?.[0]?.address === person.email);
  };

  const offer = async (title: string, headline = 'Waiter') => {
    const { stage } = at();
    const german = { languageId: stage.languageId('German'), level: 4 as const };
    const languages = [{ ...german, mandatory: true, recognised: false, oneOfGroup: null }];
    return stage.offer(await stage.company(), { title: `${headline} ${title}`, languages });
  };

  describe('a mail of matchings', () => {
    it('comes in the morning of who gets it, with reasons, and brings each offer once', async () => {
      const { stage } = at();
      const person = await stage.person();
      const first = await offer('at the lake');
      await stage.settle();
      expect(await tell(person)).toEqual([]);
      nextMorning();
      const [mail, ...others] = await tell(person);
      expect(others).toEqual([]);
      expect(mail?.subject).toContain('Waiter at the lake');
      expect(mail?.text).toContain('you speak German');
      expect(mail?.text).toContain('/account/matchings');
      expect(mail?.text).toMatch(new RegExp(`/jobs/\\S*-${first}\\b`));
      expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
        'List-Unsubscribe=One-Click',
      );

      await offer('in the hills');
      await stage.settle();
      expect(await tell(person)).toEqual([]);
      nextMorning();
      const [second] = await tell(person);
      expect(second?.text).toContain('Waiter in the hills');
      expect(second?.text).not.toContain('at the lake');
      nextMorning();
      expect(await tell(person)).toEqual([]);
    });

    it('names nothing that its owner has seen or discarded, that is closed, or that is below their bar', async () => {
      const { stage } = at();
      const person = await stage.person({ headline: 'Baker' });
      const [seen, discarded, closed] = [
        await offer('who was seen', 'Baker'),
        await offer('who was discarded', 'Baker'),
        await offer('who is gone', 'Baker'),
      ];
      await stage.settle();
      await stage.run(new MarkMatchingsSeen(person.id, [seen]));
      await stage.run(new DiscardMatching(person.id, discarded, 'none'));
      nextMorning();
      await stage.get(TellOfMatchings).run();
      await stage.run(new CloseOffer(closed));
      expect(await tell(person)).toEqual([]);
      await stage.run(new ChangeMatchingMails(person.id, { bar: 100 }));
      await offer('at night', 'Baker');
      await stage.settle();
      nextMorning();
      expect(await tell(person)).toEqual([]);
      await stage.run(new ChangeMatchingMails(person.id, { bar: 10 }));
      expect((await tell(person)).length).toBe(1);
    });

    it('comes once a week for who wants that, in the zone that they told, and never for who wants none', async () => {
      const { stage } = at();
      const person = await stage.person({ headline: 'Nurse' });
      await stage.run(new ChangeMatchingMails(person.id, { rhythm: 'weekly', timeZone: 'America/New_York' }));
      await offer('one', 'Nurse');
      await stage.settle();
      nextMorning();
      expect(await tell(person)).toEqual([]);
      stage.test.clock.advance(6 * HOUR_MS);
      expect((await tell(person)).length).toBe(1);
      await offer('two', 'Nurse');
      await stage.settle();
      stage.test.clock.advance(6 * DAY_MS);
      expect(await tell(person)).toEqual([]);
      stage.test.clock.advance(DAY_MS);
      expect((await tell(person)).length).toBe(1);
      await stage.run(new ChangeMessagePreference(person.id, 'matchings', false, null));
      await offer('three', 'Nurse');
      await stage.settle();
      stage.test.clock.advance(7 * DAY_MS);
      expect(await tell(person)).toEqual([]);
    });

    it('brings what it brought where nobody heard whether it was taken, and until then no other mail brings that', async () => {
      const { stage, server } = at();
      const person = await stage.person({ headline: 'Painter' });
      const due = async () => {
        nextMorning();
        await stage.get(TellOfMatchings).run();
        const events = (await takeEvents(stage.test.app)).filter(({ type }) => type === 'matching.matchings-due.v1');
        return events.find(({ payload }) => payload.accountId === person.id) as DomainEvent;
      };
      const mail = (event: DomainEvent) => hand(stage.test.app, 'notifications.mail-matchings', event);
      const named = (mails: typeof server.received) =>
        mails.map(({ text }) => ['one', 'two', 'three'].filter((name) => text?.includes(`Painter ${name}`)));
      await offer('one', 'Painter');
      await stage.settle();
      const first = await due();
      [server.received.length, server.refused.length] = [0, 0];
      server.breakOff(1);
      await expect(mail(first)).rejects.toThrow();
      await offer('two', 'Painter');
      await stage.settle();
      const answer = server.hold();
      const again = mail(first);
      await eventually(() => expect(server.held).toBe(1));
      const second = mail(await due());
      await eventually(() => expect(server.held).toBe(2));
      answer();
      await Promise.all([again, second]);
      expect([named(server.refused), named(server.received)]).toEqual([[['one']], [['one'], ['two']]]);
      await offer('three', 'Painter');
      await stage.settle();
      await mail(await due());
      expect(named(server.received)).toEqual([['one'], ['two'], ['three']]);
    });

    it('asks whoever was not here for two months, and is silent then', async () => {
      const { stage } = at();
      const person = await stage.person({ headline: 'Carpenter' });
      await stage.settle();
      nextMorning(75);
      const again = async () => {
        await offer(`of day ${stage.test.clock.now().getTime()}`, 'Carpenter');
        await stage.settle();
        nextMorning();
        return tell(person);
      };
      const [asked] = await again();
      expect(asked?.subject).toBe('Are you still looking? These offers suit you');
      expect(await again()).toEqual([]);
      await stage.query('UPDATE account SET last_login_at = $2 WHERE id = $1', [person.id, stage.test.clock.now()]);
      const [back] = await again();
      expect(back?.subject).toContain('Suits you');
    });
  });

  it('a device says once a day, while its owner is awake, that something fits very well', async () => {
    const { stage } = at();
    const person = await stage.person({ headline: 'Plumber' });
    await stage.query(
      `INSERT INTO push_subscription (id, account_id, session_id, endpoint, service, p256dh, auth, created_at, seen_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'https://push.example/x', 'push.example', 'k', 'a', now(), now())`,
      [person.id],
    );
    await offer('one', 'Plumber');
    await stage.settle();
    await stage.query('UPDATE matching SET score = 95 WHERE account_id = $1', [person.id]);
    const pushed = async () => {
      await stage.get(PushGreatMatchings).run();
      return (await stage.query(`SELECT FROM push_delivery WHERE account_id = $1`, [person.id])).length;
    };
    nextMorning();
    expect(await pushed()).toBe(0);
    stage.test.clock.advance(HOUR_MS);
    expect(await pushed()).toBe(1);
    await offer('two', 'Plumber');
    await stage.settle();
    await stage.query('UPDATE matching SET score = 95 WHERE account_id = $1', [person.id]);
    expect(await pushed()).toBe(1);
  });
}
