import type { Database } from '@babelboard/platform';

/**
 * Writes `count` applications to an offer straight into the tables, as they are a while after it was published: in all states, each with languages,
 * jobs and a letter, many with answers, ratings and notes. The same ones every time.
 */
export async function writeSyntheticApplicants(
  database: Database,
  { offerId, companyId, memberId, count }: { offerId: number; companyId: number; memberId: number; count: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SELECT setseed(0.42)');
    await tx.query(
      `CREATE TEMP TABLE made ON COMMIT DROP AS
         WITH accounts AS (
           INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, country_id, locality, language, created_at)
           SELECT 'candidate', email, email, now(), 'Ada', 'Bench ' || n, 276, 'Berlin', 'en', now()
           FROM (SELECT n, 'applicant-' || $2::int || '-' || n || '@bench.test' AS email FROM generate_series(1, $1) AS n) AS names
           RETURNING id)
         SELECT id, row_number() OVER (ORDER BY id) AS n, random() AS luck FROM accounts`,
      [count, offerId],
    );
    await tx.query(
      `WITH spoken AS (
         SELECT id AS language_id, row_number() OVER (ORDER BY id) - 1 AS place FROM language WHERE offered),
       sizes AS (SELECT count(*) AS languages FROM spoken)
       INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, answered_at,
         viewed_at, name, headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
       SELECT $1, $2, id, status, 1, at, at, at + interval '14 days', CASE WHEN status IN ('new', 'in_review', 'withdrawn') THEN NULL ELSE at END,
         at, 'Ada Bench ' || n, 'Cook who speaks four languages', 'Berlin, Germany', repeat('I like to work with people. ', 40),
         l.spoken, l.keys, s.ids,
         (SELECT jsonb_agg(jsonb_build_object('position', 'Cook', 'employer', 'House ' || k, 'from', '2015-01', 'to', '2018-06'))
          FROM generate_series(1, 5) AS k), '[]', to_tsvector('simple', 'ada bench ' || n || ' cook speaks four languages berlin'), luck < 0.1
       FROM (SELECT made.*, now() - n * interval '37 seconds' AS at,
               (ARRAY['new', 'new', 'new', 'new', 'in_review', 'in_review', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'rejected', 'withdrawn'])
                 [1 + floor(luck * 13)::int] AS status FROM made) AS made, sizes,
         LATERAL (SELECT jsonb_agg(jsonb_build_object('languageId', language_id, 'level', 4 + place % 4)) AS spoken,
                    array_agg(language_id * 10 + rank) AS keys
                  FROM spoken, generate_series(0, 4) AS rank WHERE place IN (n % languages, (n * 7) % languages, (n * 13) % languages) ) AS l,
         LATERAL (SELECT array_agg(id) AS ids FROM (SELECT id FROM skill WHERE id % 997 = n % 997 ORDER BY id LIMIT 8) AS chosen) AS s`,
      [offerId, companyId],
    );
    await tx.query(
      `INSERT INTO application_rating (application_id, member_id, rating)
       SELECT id, $2, 1 + id % 5 FROM job_application WHERE offer_id = $1 AND id % 3 = 0`,
      [offerId, memberId],
    );
    await tx.query(
      `INSERT INTO application_note (application_id, member_id, text, mentioned_ids, written_at)
       SELECT id, $2, 'Call back.', '{}', now() FROM job_application, generate_series(1, 2) WHERE offer_id = $1 AND id % 4 = 0`,
      [offerId, memberId],
    );
    await tx.query(
      `WITH question AS (
         INSERT INTO screening_question (offer_id, position, type, text, options, required, knock_out)
         VALUES ($1, 0, 'yes_no', 'May you work here?', '{}', true, false) RETURNING id)
       INSERT INTO application_answer (application_id, question_id, answer, meets)
       SELECT a.id, question.id, to_jsonb(a.id % 5 <> 0), NULL FROM job_application a, question WHERE a.offer_id = $1`,
      [offerId],
    );
  });
  await database.query(
    'VACUUM ANALYZE account, job_application, application_rating, application_note, application_answer, screening_question',
  );
}
