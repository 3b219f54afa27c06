import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { insertOffers, PLAIN_OFFER } from '../support/offer-rows.js';

/** An application of the candidate to an offer of the company, with a note, and a template of the company. */
export interface StoredApplication {
  offer: number;
  application: number;
  note: number;
  template: number;
}

export async function storeApplication(
  app: INestApplicationContext,
  { candidateId, companyId, recruiterId }: { candidateId: number; companyId: number; recruiterId: number },
): Promise<StoredApplication> {
  const database = app.get(Database, { strict: false });
  const [offer = 0] = await insertOffers(app, [PLAIN_OFFER]);
  await database.query('UPDATE offer SET company_id = $2, apply_here = true WHERE id = $1', [offer, companyId]);
  const [row] = await database.query<Omit<StoredApplication, 'offer'>>(
    `WITH sent AS (
       INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name,
         headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
       VALUES ($1, $2, $3, 'new', 1, now(), now(), now(), 'Ada Test', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false)
       RETURNING id
     ), note AS (
       INSERT INTO application_note (application_id, member_id, text, mentioned_ids, written_at)
       SELECT id, $4, 'Call back', '{}', now() FROM sent RETURNING id
     ), template AS (
       INSERT INTO screening_template (company_id, name, questions) VALUES ($2, 'Hotel', '[]') RETURNING id
     )
     SELECT sent.id AS application, note.id AS note, template.id AS template FROM sent, note, template`,
    [offer, companyId, candidateId, recruiterId],
  );
  if (row === undefined) {
    throw new Error('No application was stored');
  }
  return { offer, ...row };
}
