import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, makeCompany } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { ApplicationCounts } from '../applicants/queries/application-counts.js';
import { ApplicationsErased } from './events/applications-erased.event.js';
import { EraseOldApplications } from './schedules/erase-old-applications.schedule.js';

const DAY_MS = 86_400_000;
const [BERLIN, LYON, PORTO] = [276, 250, 620];
const ENDED = new Date('2026-03-15T12:00:00Z');

let test: TestApplication;
let company: Awaited<ReturnType<typeof makeCompany>>;
const query = <T extends object>(sql: string, values: unknown[] = []) => test.app.get(Database).query<T>(sql, values);
const run = () => test.app.get(EraseOldApplications, { strict: false }).run();

beforeAll(async () => {
  test = await createTestApplication({ KEEP_APPLICATIONS: 'AT=3@2026-01-01' });
  company = await makeCompany(test.app);
});
afterAll(() => test.close());
beforeEach(async () => {
  await query('DELETE FROM job_application');
  await query('TRUNCATE erased_application_count, file_removal');
  await takeEvents(test.app);
});

/** An offer with places in these countries. */
async function offerIn(countries: number[], state = 'closed', kind = 'vacancy'): Promise<number> {
  const places = countries.map((countryId) => ({ cityId: null, countryId, text: null }));
  const [id = 0] = await insertOffers(test.app, [{ ...PLAIN_OFFER, places }]);
  const ended = state === 'closed' ? ENDED : null;
  await query(
    `UPDATE offer SET state = $2, kind = $3, company_id = $5, closed_at = $4::timestamptz,
       expires_at = coalesce($4::timestamptz, '2100-01-01') WHERE id = $1`,
    [id, state, kind, ended, company.id],
  );
  return id;
}

/** An application of a day in February with a file, a note and a message with another file. */
async function applied(offerId: number, more: Record<string, unknown> = {}): Promise<number> {
  const { id: accountId } = await makeAccount(test.app);
  const { status = 'rejected', changedAt = ENDED, pool = null } = more;
  const [row] = await query<{ id: number }>(
    `INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name, headline,
       place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out, cv_key, pool_consented_at)
     VALUES ($1, $2, $3, $4, 1, '2026-02-01', $5, now(), 'Ada', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false,
       'applications/cv-' || $3::int, $6) RETURNING id`,
    [offerId, company.id, accountId, status, changedAt, pool],
  );
  const id = row?.id as number;
  await query(
    `INSERT INTO application_note (application_id, member_id, text, mentioned_ids, written_at) VALUES ($1, $2, 'Nice', '{}', now())`,
    [...[id, company.owner.id]],
  );
  await query(
    `WITH m AS (INSERT INTO message (application_id, side, text, key, written_at) VALUES ($1, 'candidate', 'Hello', gen_random_uuid(), now()) RETURNING id)
     INSERT INTO message_attachment (application_id, message_id, side, name, type, size, file_key, uploaded_at)
     SELECT $1, id, 'candidate', 'a.pdf', 'pdf', 1, 'messages/file-' || $2::int, now() FROM m`,
    [id, accountId],
  );
  return id;
}

const left = async () =>
  (await query<{ id: number }>('SELECT id FROM job_application ORDER BY id')).map(({ id }) => id);
const erased = async () =>
  (await takeEvents(test.app)).flatMap(({ type, payload }) => (type === ApplicationsErased.type ? [payload] : []));
/** Moves the clock to the moment before an application's time is over, and past it. */
const around = async (moment: string) => {
  test.clock.set(new Date(Date.parse(moment) - 1));
  await run();
  const before = await left();
  test.clock.set(new Date(moment));
  await run();
  return { before, after: await left() };
};

describe('applications whose offer has ended', () => {
  it.each([
    ['Germany', [BERLIN], '2026-09-15T12:00:00Z'],
    ['France', [LYON], '2028-03-15T12:00:00Z'],
    ['elsewhere', [PORTO], '2027-03-15T12:00:00Z'],
    ['nowhere in particular', [], '2027-03-15T12:00:00Z'],
    ['France and Germany', [LYON, BERLIN], '2026-09-15T12:00:00Z'],
    ['Austria, as the operator says', [40], '2026-06-15T12:00:00Z'],
  ])('are erased when the time of their country is over, and not before: %s', async (_name, countries, over) => {
    const id = await applied(await offerIn(countries));
    expect(await around(over)).toEqual({ before: [id], after: [] });
  });

  it('go with their files and all that belongs to them; the company keeps counts', async () => {
    const offerId = await offerIn([BERLIN]);
    const ids = [await applied(offerId), await applied(offerId)];
    const kept = await applied(await offerIn([BERLIN], 'published'));
    const files = await query<{ key: string }>(
      `SELECT cv_key AS key FROM job_application WHERE id = ANY ($1)
       UNION ALL SELECT file_key FROM message_attachment WHERE application_id = ANY ($1) ORDER BY key`,
      [ids],
    );
    test.clock.set(new Date('2026-10-01T00:00:00Z'));
    await run();
    expect(await left()).toEqual([kept]);
    expect(await query('SELECT key FROM file_removal ORDER BY key')).toEqual(files);
    for (const table of ['application_note', 'message', 'message_attachment']) {
      expect([table, await query(`SELECT application_id AS id FROM ${table}`)]).toEqual([table, [{ id: kept }]]);
    }
    const counts = test.app.get(ApplicationCounts, { strict: false });
    expect((await counts.among([offerId])).get(offerId)).toBe(2);
    const again = await applied(offerId);
    await query(`UPDATE job_application SET platform = 'mobile' WHERE id = $1`, [again]);
    const byPlatform = [
      { day: '2026-02-01', platform: 'mobile', applications: 1 },
      { day: '2026-02-01', platform: 'unknown', applications: 2 },
    ];
    expect(await counts.of(offerId)).toEqual(byPlatform);
    await query('DELETE FROM job_application WHERE offer_id = $1', [offerId]);
    expect(await counts.of(offerId)).toEqual(byPlatform);
    expect(await erased()).toEqual([{ offerId, companyId: company.id, count: 2 }]);
  });

  it('go in batches, however many there are', async () => {
    const offerId = await offerIn([BERLIN]);
    await applied(offerId);
    await query(
      `WITH person AS (
         INSERT INTO account (type, email, email_key, password_hash, first_name, last_name, language, created_at)
         SELECT 'candidate', 'many' || n || '@example.test', 'many' || n || '@example.test', '', 'A', 'B', 'en', now()
         FROM generate_series(1, 450) AS n RETURNING id)
       INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name, headline,
         place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
       SELECT $1, $2, id, 'new', 1, now(), now(), now(), '', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false FROM person`,
      [offerId, company.id],
    );
    test.clock.set(new Date('2026-10-01T00:00:00Z'));
    await run();
    expect(await left()).toEqual([]);
    expect((await erased()).map(({ count }) => count)).toEqual([200, 200, 51]);
  });

  it('stay while the offer goes on, or goes on again', async () => {
    test.clock.set(new Date('2030-01-01T00:00:00Z'));
    const ids = [await applied(await offerIn([BERLIN], 'published')), await applied(await offerIn([BERLIN], 'paused'))];
    await run();
    expect(await left()).toEqual(ids);
    await query(`UPDATE offer SET expires_at = '2029-01-01' WHERE state = 'paused'`);
    await run();
    expect(await left()).toEqual([ids[0]]);
  });
});

describe('applications to a talent pool', () => {
  const POOL = ['published', 'talent_pool'] as const;

  it('stay while the candidate consents, also when the offer has ended', async () => {
    const ids = [
      await applied(await offerIn([BERLIN], ...POOL), { status: 'in_review', pool: ENDED }),
      await applied(await offerIn([BERLIN], 'closed', 'talent_pool'), { status: 'in_review', pool: ENDED }),
    ];
    test.clock.set(new Date('2036-01-01T00:00:00Z'));
    await run();
    expect(await left()).toEqual(ids);
  });

  it('go without consent, withdrawn or rejected, when nothing has happened for the time of the country', async () => {
    const offerId = await offerIn([BERLIN], ...POOL);
    await applied(offerId, { status: 'new' });
    await applied(offerId, { status: 'withdrawn', pool: ENDED });
    await applied(offerId, { status: 'rejected', pool: ENDED });
    const moved = await applied(offerId, { status: 'new', changedAt: new Date(ENDED.getTime() + DAY_MS) });
    const { before, after } = await around('2026-09-15T12:00:00Z');
    expect([before.length, after]).toEqual([4, [moved]]);
  });
});
