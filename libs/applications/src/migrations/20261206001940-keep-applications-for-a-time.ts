import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents to being kept in a talent pool, and how many applications there were of those that are erased. */
export class KeepApplicationsForATime20261206001940 implements MigrationInterface {
  readonly name = 'KeepApplicationsForATime20261206001940';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_application ADD COLUMN pool_consented_at timestamptz, ADD COLUMN pool_consent_version text,
        ADD COLUMN pool_consent_language text;
      CREATE TABLE erased_application_count (
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        day date NOT NULL,
        applications int NOT NULL,
        PRIMARY KEY (offer_id, day)
      );
      CREATE FUNCTION count_erased_applications() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO erased_application_count (offer_id, day, applications)
          SELECT gone.offer_id, (gone.applied_at AT TIME ZONE 'UTC')::date, count(*) FROM gone
          WHERE EXISTS (SELECT FROM offer WHERE offer.id = gone.offer_id)
          GROUP BY 1, 2 ORDER BY 1, 2
          ON CONFLICT (offer_id, day) DO UPDATE
            SET applications = erased_application_count.applications + excluded.applications;
        RETURN NULL;
      END $$;
      CREATE TRIGGER count_erased_applications AFTER DELETE ON job_application
        REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_erased_applications();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_erased_applications ON job_application;
      DROP FUNCTION count_erased_applications;
      DROP TABLE erased_application_count;
      ALTER TABLE job_application DROP COLUMN pool_consented_at, DROP COLUMN pool_consent_version,
        DROP COLUMN pool_consent_language;
    `);
  }
}
