import type { RunningProduct } from '../../support/product.js';

/** So many people who applied like somebody who did, in all states; the newest first in each. */
export async function addCrowd(product: RunningProduct, applicationId: number, count: number): Promise<void> {
  await product.query(
    `INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, language, created_at)
     SELECT 'candidate', email, email, now(), 'One', 'Of many', 'en', now()
     FROM generate_series(1, $1::int) AS n, LATERAL (SELECT 'crowd-' || n || '@demo.test' AS email) AS named`,
    [count],
  );
  await product.query(
    `INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at,
       name, headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
     SELECT offer_id, company_id, account.id,
       (ARRAY['new', 'new', 'new', 'in_review', 'shortlisted', 'interview', 'offered', 'rejected'])[1 + n % 8], 1,
       date_trunc('second', applied_at) - make_interval(mins => n), applied_at, applied_at + interval '14 days',
       'Applicant ' || n, headline, place, '', languages, language_keys, skill_ids, experience, education, words, false
     FROM job_application JOIN generate_series(1, $2::int) AS n ON true
       JOIN account ON account.email = 'crowd-' || n || '@demo.test'
     WHERE job_application.id = $1`,
    [applicationId, count],
  );
}

/** They leave, and what they sent goes with them. */
export async function removeCrowd(product: RunningProduct): Promise<void> {
  await product.query(`DELETE FROM account WHERE email LIKE 'crowd-%@demo.test'`);
}
