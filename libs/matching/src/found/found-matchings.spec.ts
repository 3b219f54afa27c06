import { Database, ProjectionMarks } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { PEOPLE } from '../keeping/projection-names.js';
import { MatchingTables } from '../keeping/store/matching-tables.js';
import { MATCHING_VERSION } from '../scoring/domain/matching.js';
import { DiscardMatching } from './commands/discard-matching.command.js';
import { MarkMatchingsSeen } from './commands/mark-matchings-seen.command.js';
import { RestoreMatching } from './commands/restore-matching.command.js';
import { Matchings } from './queries/matchings.js';

let test: TestApplication;
let accountId: number;
let offerIds: number[];

beforeAll(async () => {
  test = await createTestApplication();
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  offerIds = await insertOffers(test.app, [
    { ...PLAIN_OFFER, title: 'Porter', postedAt: day(1) },
    { ...PLAIN_OFFER, title: 'Cook', postedAt: day(3), company: 'Another' },
    { ...PLAIN_OFFER, title: 'Baker', postedAt: day(2) },
  ]);
  await database().query(
    `INSERT INTO matching_offer (offer_id, version, company_id, asks, near_skill_ids, isco_groups, suggested, posted_at)
     SELECT id, $1, company_id, '{}', '{}', '{}', true, posted_at FROM offer`,
    [MATCHING_VERSION],
  );
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId } = await makeAccount(test.app));
  await database().transaction((tx) =>
    test.app.get(MatchingTables).writePairs(
      tx,
      offerIds.map((offerId, at) => ({ accountId, offerId, asks: {} as never, matching: matchingOf(90 - at) })),
    ),
  );
});

const database = () => test.app.get(Database);
const matchings = () => test.app.get(Matchings);
const run = (command: Command<void>) => test.app.get(CommandBus).execute(command);
const matchingOf = (score: number) => ({ version: MATCHING_VERSION, score, languages: [], parts: [], unsaid: [] });
const found = async (order: 'fit' | 'date' = 'fit', companyId: number | null = null) =>
  (await matchings().find(accountId, { order, from: 0, size: 9, companyId })).matchings.map(({ offerId }) => offerId);
const discarded = async () => (await matchings().discarded(accountId, { from: 0, size: 9 })).matchings;

describe('the matchings of somebody', () => {
  it('leave out what somebody applied to, until they withdraw', async () => {
    const [porter = 0, cook = 0, baker = 0] = offerIds;
    await database().query(
      `INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name,
         headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
       SELECT id, company_id, $2, 'interview', 1, now(), now(), now(), '', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false
       FROM offer WHERE id = $1`,
      [cook, accountId],
    );
    expect([await found(), (await matchings().count(accountId)).all]).toEqual([[porter, baker], 2]);
    await database().query(`UPDATE job_application SET status = 'withdrawn' WHERE account_id = $1`, [accountId]);
    expect(await found()).toEqual([porter, cook, baker]);
  });

  it('are on their way until the tables are built, and while a changed profile waits to be compared', async () => {
    expect(await matchings().areOnTheirWay(accountId)).toBe(true);
    await database().query(
      `INSERT INTO matching_projection (name, version, built_at) VALUES ($1, $2, now()) ON CONFLICT (name) DO UPDATE SET version = $2`,
      [PEOPLE, MATCHING_VERSION],
    );
    expect(await matchings().areOnTheirWay(accountId)).toBe(false);
    await database().transaction((tx) =>
      test.app.get(ProjectionMarks).add(tx, [PEOPLE], [accountId], { afterSeconds: 30 }),
    );
    expect(await matchings().areOnTheirWay(accountId)).toBe(true);
  });

  it('come by fit or by date, page by page, or of one company', async () => {
    const [porter = 0, cook = 0, baker = 0] = offerIds;
    expect(await found()).toEqual([porter, cook, baker]);
    expect(await found('date')).toEqual([cook, baker, porter]);
    const page = await matchings().find(accountId, { order: 'fit', from: 1, size: 1 });
    expect([page.total, page.matchings.map(({ offerId }) => offerId)]).toEqual([3, [cook]]);
    const [row] = await database().query<{ id: number }>('SELECT company_id AS id FROM offer WHERE id = $1', [cook]);
    expect(await found('fit', row?.id)).toEqual([cook]);
    expect(await matchings().of(accountId, [baker, 999_999])).toEqual(new Map([[baker, matchingOf(88)]]));
  });

  it('are discarded with the latest reason, as they were, and restored at once', async () => {
    const [first = 0, ...others] = offerIds;
    await run(new DiscardMatching(accountId, first, 'none'));
    await run(new DiscardMatching(accountId, first, 'too-far'));
    expect(await found()).toEqual(others);
    expect(await discarded()).toMatchObject([
      { offerId: first, state: 'discarded', discardedFor: 'too-far', matching: matchingOf(90) },
    ]);
    await database().query('DELETE FROM matching WHERE account_id = $1 AND offer_id = $2', [accountId, first]);
    await run(new RestoreMatching(accountId, first));
    await run(new RestoreMatching(accountId, first));
    expect([await found(), await discarded()]).toEqual([offerIds, []]);
  });

  it('are unknown where they were never found or discarded', async () => {
    const unknown = { code: 'MATCHING_UNKNOWN' };
    await expect(run(new DiscardMatching(accountId, 999_999, 'none'))).rejects.toMatchObject(unknown);
    await expect(run(new RestoreMatching(accountId, offerIds[0] as number))).rejects.toMatchObject(unknown);
  });

  it('are new until they are seen; what is seen may still be discarded', async () => {
    const [first = 0] = offerIds;
    await run(new MarkMatchingsSeen(accountId, [first, first, 999_999]));
    expect(await matchings().count(accountId)).toEqual({ all: 3, unseen: 2 });
    await run(new DiscardMatching(accountId, first, 'company'));
    await run(new MarkMatchingsSeen(accountId, [first]));
    expect(await matchings().count(accountId)).toEqual({ all: 2, unseen: 2 });
    expect(await discarded()).toHaveLength(1);
  });
});
