import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts that look at once, and what a new offer finds them by. */
export class CreateAlertAnchors20261217002301 implements MigrationInterface {
  readonly name = 'CreateAlertAnchors20261217002301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_alert DROP CONSTRAINT job_alert_rhythm_check,
        ADD CONSTRAINT job_alert_rhythm_check CHECK (rhythm IN ('instant', 'daily', 'weekly'));
      CREATE INDEX job_alert_instant ON job_alert (id) WHERE rhythm = 'instant';
      CREATE TABLE alert_anchor (
        term bigint NOT NULL,
        alert_id int NOT NULL REFERENCES job_alert (id) ON DELETE CASCADE,
        rest search_tools.query_int,
        asks_search boolean NOT NULL,
        PRIMARY KEY (term, alert_id) INCLUDE (rest, asks_search)
      );
      CREATE INDEX alert_anchor_alert ON alert_anchor (alert_id);
      CREATE TABLE alert_filing (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        vocabulary text NOT NULL,
        filed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE alert_filing, alert_anchor;
      DROP INDEX job_alert_instant;
      UPDATE job_alert SET rhythm = 'daily', next_at = CASE WHEN paused_at IS NULL OR paused_until IS NOT NULL THEN now() END
      WHERE rhythm = 'instant';
      ALTER TABLE job_alert DROP CONSTRAINT job_alert_rhythm_check,
        ADD CONSTRAINT job_alert_rhythm_check CHECK (rhythm IN ('daily', 'weekly'));
    `);
  }
}
