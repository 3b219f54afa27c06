import { Database, type MovableClock } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { makeAccount, makeCompany, type TestAccount } from '../../support/accounts.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';

export type TestCompany = Awaited<ReturnType<typeof makeCompany>>;

/** An application of somebody to an offer of a company, past the commands. */
export interface StagedApplication {
  id: number;
  offerId: number;
  company: TestCompany;
  candidate: TestAccount;
}

/** Of the API, or of an application without one. */
interface Staged {
  app: INestApplicationContext;
  clock: MovableClock;
}

export const databaseOf = (api: Staged) => api.app.get(Database, { strict: false });

export async function stageApplication(
  api: Staged,
  { status = 'new', company }: { status?: string; company?: TestCompany } = {},
): Promise<StagedApplication> {
  const of = company ?? (await makeCompany(api.app));
  const candidate = await makeAccount(api.app);
  const [offerId = 0] = await insertOffers(api.app, [{ ...PLAIN_OFFER, title: 'Night porter' }]);
  await databaseOf(api).query('UPDATE offer SET company_id = $2 WHERE id = $1', [offerId, of.id]);
  const [row] = await databaseOf(api).query<{ id: number }>(
    `INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name,
       headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
     VALUES ($1, $2, $3, $4, 1, $5, $5, $5::timestamptz + interval '14 days', 'Ada Test', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false)
     RETURNING id`,
    [offerId, of.id, candidate.id, status, api.clock.now()],
  );
  return { id: row?.id as number, offerId, company: of, candidate };
}
