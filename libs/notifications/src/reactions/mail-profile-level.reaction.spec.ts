import { randomUUID } from 'node:crypto';
import { ChangeMessagePreference } from '@babelboard/message-preferences';
import { TaskRunner } from '@babelboard/platform';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { AccountMails } from '../../../../test/support/account-mails.js';
import { handTwice } from '../../../../test/support/reactions.js';

const QUARTER_MS = 15 * 60_000;
const READY = 'Your profile is ready to apply';
const SAYS_A_LOT = 'Your profile says a lot about you now';

const mails = new AccountMails();
const subjects = () => mails.server.received.map(({ subject }) => subject);
const query = (sql: string) => mails.database.query(sql, [mails.account.id]);

beforeEach(async () => {
  await query('INSERT INTO candidate (account_id, created_at) VALUES ($1, now())');
  await query(`UPDATE account SET country_id = 276, locality = 'Berlin' WHERE id = $1`);
  await query('INSERT INTO candidate_language (account_id, language_id, level, position) VALUES ($1, 1, 7, 0)');
});

const addCv = () =>
  query(
    `INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
     VALUES ($1, 'cv.pdf', 'pdf', 1, true, 'clean', 'none', now())`,
  );
const takeCvAway = () => query('DELETE FROM cv WHERE account_id = $1');
const reachAdvanced = async () => {
  await query(`UPDATE candidate SET sector_ids = '{1}' WHERE account_id = $1`);
  await query('INSERT INTO candidate_skill (account_id, skill_id, position) SELECT $1, min(id), 0 FROM skill');
  await query(
    `INSERT INTO education (account_id, title, school, started_on, description, language, sequence)
     VALUES ($1, 'Baker', 'School', '2010-09', '', 'en', 0)`,
  );
};
/** The fact that the level changed, at this moment; gives what hands it to the reaction, as often as one likes. */
function changed(from: string, to: string): () => Promise<void> {
  const event = {
    id: randomUUID(),
    type: 'candidates.profile-level-changed.v1',
    payload: { accountId: mails.account.id, from, to },
    occurredAt: mails.test.clock.now().toISOString(),
    traceId: null,
  };
  return () => mails.test.app.get(TaskRunner).run('notifications.mail-profile-level', { event });
}

describe('a mail about the level of a profile', () => {
  it('comes once, a quarter of an hour after the change', async () => {
    await addCv();
    const hand = changed('basic', 'intermediate');
    await expect(hand()).rejects.toMatchObject({ name: 'PutBack', delayMs: QUARTER_MS });
    mails.test.clock.advance(QUARTER_MS);
    await hand();
    await mails.database.query('DELETE FROM processed_event');
    await hand();
    expect(subjects()).toEqual([READY]);
  });

  it('says the level of that moment, where the profile went on to change', async () => {
    await addCv();
    const first = changed('basic', 'intermediate');
    mails.test.clock.advance(QUARTER_MS / 2);
    await reachAdvanced();
    const second = changed('intermediate', 'advanced');
    mails.test.clock.advance(QUARTER_MS);
    await first();
    await second();
    expect(subjects()).toEqual([SAYS_A_LOT]);
  });

  it('does not come for a level that was lost meanwhile, nor on the way down', async () => {
    await addCv();
    const up = changed('basic', 'intermediate');
    await takeCvAway();
    const down = changed('intermediate', 'basic');
    mails.test.clock.advance(QUARTER_MS);
    await up();
    await down();
    expect(subjects()).toEqual([]);
  });

  it('tells each level once, ever: also when the log of mails is forgotten', async () => {
    await addCv();
    const first = changed('basic', 'intermediate');
    mails.test.clock.advance(QUARTER_MS);
    await first();
    await query('DELETE FROM mail_delivery WHERE account_id = $1');
    const again = changed('basic', 'intermediate');
    mails.test.clock.advance(QUARTER_MS);
    await again();
    expect(subjects()).toEqual([READY]);
  });

  it('tells no lower level than one that was told', async () => {
    await addCv();
    await reachAdvanced();
    const up = changed('basic', 'advanced');
    mails.test.clock.advance(QUARTER_MS);
    await up();
    await takeCvAway();
    await query(`UPDATE candidate SET sector_ids = '{}' WHERE account_id = $1`);
    await addCv();
    const again = changed('basic', 'intermediate');
    mails.test.clock.advance(QUARTER_MS);
    await again();
    expect(subjects()).toEqual([SAYS_A_LOT]);
  });

  it('comes with the proof of the address, for a level that was reached before', async () => {
    await query('UPDATE account SET email_verified_at = NULL WHERE id = $1');
    await addCv();
    const up = changed('basic', 'intermediate');
    mails.test.clock.advance(QUARTER_MS);
    await up();
    expect([subjects(), await mails.deliveries()]).toEqual([[], []]);
    await query('UPDATE account SET email_verified_at = now() WHERE id = $1');
    const proven = { type: 'identity.email-verified.v1', payload: { accountId: mails.account.id } };
    await handTwice(mails.test.app, 'notifications.mail-profile-level', proven);
    expect(subjects()).toEqual([READY]);
  });

  it('does not come for who wants none', async () => {
    await addCv();
    await mails.test.app
      .get(CommandBus)
      .execute(new ChangeMessagePreference(mails.account.id, 'profile-levels', false, null));
    const hand = changed('basic', 'intermediate');
    mails.test.clock.advance(QUARTER_MS);
    await hand();
    expect(subjects()).toEqual([]);
    // It is told when they want it again and reach another one.
    expect(await query('SELECT 1 FROM completion_notice WHERE account_id = $1')).toEqual([]);
  });
});
