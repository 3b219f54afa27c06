import type { Database } from '@babelboard/platform';

/** Offers made at a time: the tables in between stay small, and there is progress to tell. */
const PORTION = 25_000;

/**
 * Writes `count` live offers straight into the tables: real occupations, cities and languages, as unevenly spread as on a
 * job board, in texts of about 180 words out of some 60,000. The same offers every time. All is made by the database; no
 * offer passes through this process.
 */
export async function writeSyntheticOffers(
  database: Database,
  count: number,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SELECT setseed(0.42)');
    const companies = Math.ceil(count / 40);
    for (const sql of [...CHOICES, companiesSql(companies)]) {
      await tx.query(sql);
    }
    for (let first = 1; first <= count; first += PORTION) {
      const last = Math.min(count, first + PORTION - 1);
      for (const sql of [...draws(first, last, companies), INSERT_OFFERS, `DROP TABLE ${DRAWN.join(', ')}`]) {
        await tx.query(sql);
      }
      onProgress(last);
    }
  });
  await database.query('VACUUM ANALYZE offer');
  await database.query('ANALYZE company');
}

/** A rank from 1 to `size`: the higher the power, the more often the first ones. */
const rank = (size: string, power: number) => `1 + floor(power(random(), ${power}) * ${size})::int`;

const sizeOf = (table: string) => `(SELECT count(*) FROM ${table})`;

/** What the offers are made of, numbered: the lower the number, the more frequent. */
const CHOICES = [
  `CREATE TEMPORARY TABLE bench_name ON COMMIT DROP AS
     SELECT occupation, name, place FROM (
       SELECT false AS occupation, names FROM skill UNION ALL SELECT true, names FROM occupation) concepts,
     jsonb_each(names) AS languages, jsonb_array_elements_text(value) WITH ORDINALITY AS named (name, place)`,
  `CREATE TEMPORARY TABLE bench_word ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY count(*) DESC, word) AS rank, word FROM (
       SELECT regexp_split_to_table(name, '[^[:alnum:]]+') AS word FROM bench_name
     ) words WHERE length(word) > 1 GROUP BY word`,
  `CREATE TEMPORARY TABLE bench_title ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY md5(label)) AS rank, label FROM (
       SELECT DISTINCT name AS label FROM bench_name WHERE occupation AND place = 1) titles`,
  `CREATE TEMPORARY TABLE bench_city ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY population DESC, id) AS rank, id, country_id FROM city`,
  `CREATE TEMPORARY TABLE bench_language ON COMMIT DROP AS
     SELECT row_number() OVER (ORDER BY id) AS rank, id FROM language WHERE offered`,
  `CREATE TEMPORARY TABLE bench_skill ON COMMIT DROP AS SELECT row_number() OVER (ORDER BY id) AS rank, id FROM skill`,
  `CREATE TEMPORARY TABLE bench_paragraph ON COMMIT DROP AS
     WITH draw AS MATERIALIZED (
       SELECT id, place, ${rank(sizeOf('bench_word'), 4)} AS rank
       FROM generate_series(1, 4000) AS id, generate_series(1, 18) AS place)
     SELECT id, string_agg(word, ' ' ORDER BY place) || '.' AS text FROM draw JOIN bench_word USING (rank) GROUP BY id`,
];

function companiesSql(count: number): string {
  return `INSERT INTO company (slug, name, name_key, state, created_at)
     SELECT 'bench-' || i, initcap(word) || ' ' || i, 'bench ' || i, 'verified', now()
     FROM generate_series(1, ${count}) AS i JOIN bench_word ON rank = 200 + i % 20000`;
}

/** Tables of one portion. */
const DRAWN = ['bench_offer', 'bench_text', 'bench_place', 'bench_asked', 'bench_skilled'];

/** Which of the choices each offer `i` takes. */
function draws(first: number, last: number, companies: number): string[] {
  const offers = `generate_series(${first}, ${last}) AS i`;
  return [
    `CREATE TEMPORARY TABLE bench_offer ON COMMIT DROP AS
     SELECT i, ${rank(sizeOf('bench_title'), 2)} AS title, ${rank(String(companies), 2)} AS company,
       random() AS at, random() < 0.01 AS promoted, ${rank(sizeOf('bench_language'), 5)} AS ad_language,
       CASE WHEN random() < 0.3 THEN ${rank(sizeOf('bench_language'), 6)} END AS working_language,
       CASE WHEN random() < 0.5 THEN 1000 * (15 + floor(power(random(), 2) * 150)::int) END AS salary,
       (ARRAY['Remote', 'RemoteCountryBased', 'Hybrid', NULL, NULL, NULL, NULL])[${rank('7', 1)}] AS remote,
       (ARRAY[1, 2, 2, 3, 3, 3, 4, 4, 5, 6, NULL])[${rank('11', 1)}] AS experience,
       (ARRAY['{1}', '{1}', '{1}', '{1}', '{1,2}', '{2}', '{3}', '{4}', '{5}', '{6}'])[${rank('10', 1)}]::smallint[] AS types
     FROM ${offers}`,
    `CREATE TEMPORARY TABLE bench_text ON COMMIT DROP AS
     WITH draw AS MATERIALIZED (
       SELECT i, place, ${rank('4000', 1)} AS id FROM ${offers}, generate_series(1, 10) AS place)
     SELECT i, string_agg(text, ' ' ORDER BY place)
       || CASE WHEN i % 30 = 3 THEN ' You support every customer.' ELSE '' END
       || CASE WHEN i % 20 <> 0 THEN ' Your working experience counts.' ELSE '' END AS text
     FROM draw JOIN bench_paragraph USING (id) GROUP BY i`,
    `CREATE TEMPORARY TABLE bench_place ON COMMIT DROP AS
     WITH draw AS MATERIALIZED (
       SELECT i, ${rank(sizeOf('bench_city'), 4)} AS rank FROM ${offers}, generate_series(1, 2) AS place
       WHERE place = 1 OR i % 10 = 0)
     SELECT i, jsonb_agg(jsonb_build_object('cityId', id, 'countryId', country_id, 'text', NULL)) AS places
     FROM draw JOIN bench_city USING (rank) GROUP BY i`,
    `CREATE TEMPORARY TABLE bench_asked ON COMMIT DROP AS
     WITH draw AS MATERIALIZED (
       SELECT i, ${rank(sizeOf('bench_language'), 4)} AS rank FROM ${offers}, generate_series(1, 3) AS place
       WHERE place <= 1 + i % 3)
     SELECT i, jsonb_agg(jsonb_build_object('languageId', id, 'level', (ARRAY[4, 5, 3, 6, 7, NULL, 2])[1 + i % 7],
       'mandatory', true, 'recognised', false, 'oneOfGroup', NULL)) AS languages
     FROM (SELECT DISTINCT i, id FROM draw JOIN bench_language USING (rank)) asked GROUP BY i`,
    `CREATE TEMPORARY TABLE bench_skilled ON COMMIT DROP AS
     WITH draw AS MATERIALIZED (
       SELECT i, ${rank(sizeOf('bench_skill'), 3)} AS rank FROM ${offers}, generate_series(1, 4) AS place)
     SELECT i, array_agg(DISTINCT id) AS skills FROM draw JOIN bench_skill USING (rank) GROUP BY i`,
  ];
}

const INSERT_OFFERS = `
  INSERT INTO offer (company_id, state, title, description_html, description_text, ad_language_id,
    ad_language_detected, working_language_id, salary, places,
    languages, skill_ids, remote, experience, employment_types, promoted, posted_at, published_at, expires_at,
    created_at, updated_at)
  SELECT company.id, 'published',
    CASE WHEN i % 50 = 7 THEN (ARRAY['Customer Support Agent', 'Support Specialist, Customer Care',
           'Customer Support with German'])[1 + i / 50 % 3]
         WHEN i % 80 = 11 THEN 'Krankenpfleger (m/w/d) in Teilzeit'
         ELSE label END,
    '<p>' || text || '</p>', text, written.id, false, worked.id,
    CASE WHEN salary IS NOT NULL
      THEN jsonb_build_object('min', salary, 'max', salary + 5000, 'currency', 'EUR', 'period', 'year') END,
    places, languages, skills, remote, experience, types, promoted,
    now() - at * interval '30 days', now(), now() + interval '1 year', now(), now()
  FROM bench_offer
    JOIN bench_title ON bench_title.rank = title
    JOIN company ON slug = 'bench-' || company
    JOIN bench_language written ON written.rank = bench_offer.ad_language
    LEFT JOIN bench_language worked ON worked.rank = bench_offer.working_language
    JOIN bench_text USING (i) JOIN bench_place USING (i) JOIN bench_asked USING (i) JOIN bench_skilled USING (i)
  ORDER BY i`;
