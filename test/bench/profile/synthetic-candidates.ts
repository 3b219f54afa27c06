import type { Database } from '@babelboard/platform';

/**
 * Writes `count` candidates straight into the tables, with all that a well-kept profile holds: languages, skills, work, education,
 * texts, CVs, favourites and searches. The same ones every time; some have much, most have little.
 * @param database with offers, of which the favourites are
 */
export async function writeSyntheticCandidates(database: Database, count: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SELECT setseed(0.42)');
    await tx.query(
      `CREATE TEMP TABLE made ON COMMIT DROP AS
         WITH accounts AS (
           INSERT INTO account (type, email, email_key, email_verified_at, first_name, last_name, country_id, locality, language, created_at)
           SELECT 'candidate', email, email, now(), 'Ada', 'Bench', 276, 'Berlin', 'en', now()
           FROM (SELECT 'profile-' || n || '@bench.test' AS email FROM generate_series(1, $1) AS n) AS names
           RETURNING id)
         SELECT id, row_number() OVER (ORDER BY id) AS n, power(random(), 3) AS richness FROM accounts`,
      [count],
    );
    for (const sql of ROWS) {
      await tx.query(sql);
    }
  });
  await database.query(`VACUUM ANALYZE ${TABLES}`);
}

const TABLES = `account, candidate, candidate_language, candidate_skill, profile_text, experience, education, online_profile, cv,
  cv_extraction, favorite_offer, seen_offer, latest_search, minisite`;

const upTo = (least: number, most: number) =>
  `generate_series(0, ${least} + floor(richness * ${most - least})::int) AS k`;
const FROM_IDS = 'row_number() OVER (ORDER BY id) - 1 AS place';

const ROWS = [
  `INSERT INTO candidate (account_id, created_at, level, born_on, relocate, working_status, salary_from, destination_ids, sector_ids)
   SELECT id, now(), 'advanced', '1990-02-01', true, 2, 30000, '{276,40,756}', '{1,2}' FROM made`,
  `INSERT INTO candidate_language (account_id, language_id, level, position)
   SELECT made.id, l.id, 7 - k % 7, k FROM made, ${upTo(1, 8)}, LATERAL
     (SELECT id FROM (SELECT id, ${FROM_IDS} FROM language) AS l WHERE place = (made.n % 20) + k) AS l`,
  `INSERT INTO candidate_skill (account_id, skill_id, position)
   SELECT made.id, s.ids[1 + (made.n * 7 + k) % cardinality(s.ids)], k FROM made, ${upTo(3, 40)},
     (SELECT array_agg(id ORDER BY id) AS ids FROM skill) AS s`,
  `INSERT INTO profile_text (account_id, language, headline, letter_html)
   SELECT id, 'en', 'Cook who speaks four languages', '<p>' || repeat('I like to work with people. ', 40) || '</p>' FROM made`,
  `INSERT INTO experience (account_id, position, employer, started_on, ended_on, description, country_id, locality, language, sequence)
   SELECT id, 'Cook', 'House ' || k, '2015-01', '2018-06', '<p>' || repeat('Soups and sauces. ', 30) || '</p>', 276, 'Berlin', 'en', k
   FROM made, ${upTo(1, 15)}`,
  `INSERT INTO education (account_id, title, school, started_on, ended_on, description, isced_level, language, sequence)
   SELECT id, 'BA Languages', 'School ' || k, '2008-09', '2011-07', '', 6, 'en', k FROM made, ${upTo(0, 6)}`,
  `INSERT INTO online_profile (account_id, kind, url) SELECT id, 4, 'https://ada.example/' || id FROM made WHERE n % 3 = 0`,
  `INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
   SELECT id, 'cv.pdf', 'pdf', 100000, k = 0, 'clean', 'none', now() FROM made, ${upTo(0, 5)}`,
  `INSERT INTO cv_extraction (cv_id, state, language, text, finished_at)
   SELECT cv.id, 'done', 'en', repeat('A text of a CV. ', 200), now() FROM cv JOIN made ON made.id = cv.account_id WHERE is_default`,
  `INSERT INTO favorite_offer (account_id, offer_id, added_at)
   SELECT made.id, o.ids[1 + (made.n * 31 + k * 17) % cardinality(o.ids)], now() - k * interval '1 hour'
   FROM made, ${upTo(2, 120)}, (SELECT array_agg(id ORDER BY id) AS ids FROM offer) AS o ON CONFLICT DO NOTHING`,
  `INSERT INTO minisite (company_id, slug, active, template, headline, content_html, updated_at)
   SELECT id, 'bench-' || id, true, 'banner', '', '', now() FROM company ORDER BY id LIMIT 20 ON CONFLICT DO NOTHING`,
  `INSERT INTO latest_search (account_id, address, searched_at)
   SELECT made.id, CASE k % 2 WHEN 0 THEN '/jobs-at-' || s.slugs[1 + (n + k) % cardinality(s.slugs)] ELSE '/jobs-in-Germany?experience=' || k END,
          now() - k * interval '1 hour'
   FROM made, ${upTo(1, 9)}, (SELECT array_agg(slug ORDER BY slug) AS slugs FROM minisite) AS s ON CONFLICT DO NOTHING`,
];
