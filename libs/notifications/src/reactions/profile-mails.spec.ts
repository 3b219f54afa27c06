import { randomUUID } from 'node:crypto';
import { JoinChallenge, LeaveChallenge } from '@babelboard/candidates';
import { type DomainEvent, TaskRunner } from '@babelboard/platform';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { AccountMails, headerOf } from '../../../../test/support/account-mails.js';
import { eventually } from '../../../../test/support/eventually.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { handTwice } from '../../../../test/support/reactions.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUIET_MS = 15 * 60_000;

const mails = new AccountMails();
const subjects = () => mails.server.received.map(({ subject }) => subject);
const query = (sql: string) => mails.database.query(sql, [mails.account.id]);

beforeEach(async () => {
  await query('INSERT INTO candidate (account_id, created_at) VALUES ($1, now())');
  await query(`UPDATE account SET country_id = 276, locality = 'Berlin' WHERE id = $1`);
});

describe('a reminder of a profile', () => {
  const reminder = (number: number) =>
    handTwice(mails.test.app, 'notifications.mail-profile-reminder', {
      type: 'candidates.profile-reminder-due.v1',
      payload: { accountId: mails.account.id, reminder: number },
    });

  it('says what is missing, once, and when it was sent', async () => {
    await reminder(1);
    expect(subjects()).toEqual(['What is still missing in your profile']);
    const [mail] = mails.server.received;
    expect(mail?.text).toContain('2 steps are missing');
    expect(mail?.text).toContain('which ones you speak');
    expect(mail?.text).not.toContain('Contact details');
    expect(mail?.text).toContain('three times at most');
    expect(headerOf(mail, 'list-unsubscribe')).toContain('/unsubscribe/');
    expect(await query('SELECT reminded_at FROM candidate WHERE account_id = $1')).toEqual([
      { reminded_at: mails.test.clock.now() },
    ]);
    await reminder(3);
    expect(mails.server.received[1]?.text).toContain('This was the last reminder');
  });

  it('waits for its account before it is recorded, as whoever erases both does: neither holds what the other needs', async () => {
    const answer = mails.server.hold();
    const sending = reminder(2);
    await eventually(() => expect(mails.server.held).toBe(1));
    await mails.database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [mails.account.id]);
      answer();
      await eventually(async () =>
        expect(
          await tx.query('SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))'),
        ).toHaveLength(1),
      );
      const rows = 'SELECT state FROM mail_delivery WHERE account_id = $1 FOR UPDATE NOWAIT';
      expect(await tx.query(rows, [mails.account.id])).toEqual([{ state: 'sending' }]);
    });
    await sending;
    expect(await mails.deliveries()).toEqual([{ purpose: 'profile-reminder', state: 'sent' }]);
  });
});

describe('the level of a profile', () => {
  /** Twice, a quarter of an hour after it was reached. */
  const reached = async () => {
    const occurredAt = new Date(mails.test.clock.now().getTime() - QUIET_MS).toISOString();
    const event = {
      ...{ type: 'candidates.profile-level-changed.v1', occurredAt, traceId: null },
      payload: { accountId: mails.account.id, from: 'basic', to: 'intermediate' },
    };
    for (const id of [randomUUID(), randomUUID()]) {
      await mails.test.app.get(TaskRunner).run('notifications.mail-profile-level', { event: { ...event, id } });
    }
  };
  const onDevices = () => query('SELECT purpose, subject_id, data, state FROM push_delivery WHERE account_id = $1');

  beforeEach(async () => {
    await query(
      `INSERT INTO push_subscription (id, account_id, session_id, endpoint, service, p256dh, auth, created_at, seen_at)
       VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'https://push.example.org/' || $1::int, 'push.example.org', '', '', now(), now())`,
    );
    await query(
      `INSERT INTO cv (account_id, name, type, size, file_key, is_default, scan_state, review_state, uploaded_at)
       VALUES ($1, 'cv.txt', 'txt', 3, 'cvs/' || $1::int, true, 'clean', 'none', now())`,
    );
    await query(`INSERT INTO candidate_language SELECT $1, id, 7, 0 FROM language WHERE slug = 'Greek'`);
    await takeEvents(mails.test.app);
  });

  it('is told by mail and, beside it, on devices, once', async () => {
    await reached();
    expect(subjects()).toEqual(['Your profile is ready to apply']);
    const data = { level: 'intermediate' };
    expect(await onDevices()).toEqual([
      { purpose: 'profile-level', subject_id: 'intermediate', data, state: 'waiting' },
    ]);
    expect((await takeEvents(mails.test.app)).map(({ type }) => type)).toEqual(['push-messages.push-due.v1']);
  });

  it('is told nowhere where such messages are not wanted', async () => {
    await query(`INSERT INTO message_preference VALUES ($1, 'profile-levels', false, now())`);
    await reached();
    expect([subjects(), await onDevices()]).toEqual([[], []]);
  });
});

describe('the step of a day', () => {
  const run = (command: JoinChallenge | LeaveChallenge) => mails.test.app.get(CommandBus).execute(command);
  const join = () => run(new JoinChallenge(mails.account.id, 'Europe/Berlin'));
  const leave = () => run(new LeaveChallenge(mails.account.id));
  /** Nine o'clock in Berlin, and what is due then. */
  async function morning(): Promise<DomainEvent[]> {
    const { clock, app } = mails.test;
    clock.advance(DAY_MS - (clock.now().getTime() % DAY_MS) + 8 * HOUR_MS);
    await app.get(TaskRunner).run('candidates.give-challenge-steps', {});
    return takeEvents(app);
  }
  const mailed = async (events: DomainEvent[]) => {
    for (const event of events) await handTwice(mails.test.app, 'notifications.mail-challenge-step', event);
    return subjects();
  };

  beforeEach(async () => {
    mails.test.clock.set(new Date('2026-11-23T09:00:00Z'));
    await query('DELETE FROM challenge WHERE account_id <> $1');
    await takeEvents(mails.test.app);
    await join();
  });

  it('is mailed once each morning, with the way to leave', async () => {
    await mailed(await morning());
    const second = await morning();
    expect(await mailed(second)).toEqual(['Day 1 of 7: CV', 'Day 2 of 7: Languages']);
    expect(mails.server.received[0]?.html).toContain(`href="${AccountMails.baseUrl}/welcome"`);
    expect(headerOf(mails.server.received[1], 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('is not mailed to who left meanwhile, nor that of a former week to who began anew', async () => {
    const first = await morning();
    await leave();
    expect(await mailed(first)).toEqual([]);
    await join();
    const anew = await morning();
    expect(await mailed(first)).toEqual([]);
    expect(await mailed(anew)).toEqual(['Day 1 of 7: CV']);
  });

  it('is not mailed where it was done meanwhile', async () => {
    await morning();
    const second = await morning();
    await query(`INSERT INTO candidate_language SELECT $1, id, 7, 0 FROM language WHERE slug = 'Greek'`);
    expect(await mailed(second)).toEqual([]);
  });

  it('is not mailed at night, where the queue was away until then', async () => {
    const [first] = await morning();
    const occurredAt = mails.test.clock.now().toISOString();
    const late = async (milliseconds: number) => {
      mails.test.clock.advance(milliseconds);
      const event = { ...first, id: randomUUID(), occurredAt, traceId: null };
      await mails.test.app.get(TaskRunner).run('notifications.mail-challenge-step', { event });
      return subjects();
    };
    expect(await late(14 * HOUR_MS)).toEqual([]);
    expect(await late(-10 * HOUR_MS)).toEqual(['Day 1 of 7: CV']);
  });
});
