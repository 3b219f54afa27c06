import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an application was sent with, for figures; of those from before nobody knows. */
export class CountApplicationsByPlatform20261209001960 implements MigrationInterface {
  readonly name = 'CountApplicationsByPlatform20261209001960';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_application ADD COLUMN platform text NOT NULL DEFAULT 'unknown';
      ALTER TABLE erased_application_count ADD COLUMN platform text NOT NULL DEFAULT 'unknown',
        DROP CONSTRAINT erased_application_count_pkey, ADD PRIMARY KEY (offer_id, day, platform);
      ${countErased('platform')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TEMPORARY TABLE erased_by_day ON COMMIT DROP AS
        SELECT offer_id, day, sum(applications) AS applications FROM erased_application_count GROUP BY offer_id, day;
      TRUNCATE erased_application_count;
      ALTER TABLE erased_application_count DROP COLUMN platform, ADD PRIMARY KEY (offer_id, day);
      INSERT INTO erased_application_count SELECT offer_id, day, applications FROM erased_by_day;
      ${countErased()}
      ALTER TABLE job_application DROP COLUMN platform;
    `);
  }
}

/** @param by a column of applications to count by, beside their offer and day */
function countErased(...by: 'platform'[]): string {
  const key = ['offer_id', 'day', ...by].join(', ');
  const counted = ['gone.offer_id', `(gone.applied_at AT TIME ZONE 'UTC')::date`, ...by.map((one) => `gone.${one}`)];
  const places = counted.map((_, at) => at + 1).join(', ');
  return `
    CREATE OR REPLACE FUNCTION count_erased_applications() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO erased_application_count (${key}, applications)
        SELECT ${counted.join(', ')}, count(*) FROM gone
        WHERE EXISTS (SELECT FROM offer WHERE offer.id = gone.offer_id)
        GROUP BY ${places} ORDER BY ${places}
        ON CONFLICT (${key}) DO UPDATE
          SET applications = erased_application_count.applications + excluded.applications;
      RETURN NULL;
    END $$;`;
}
