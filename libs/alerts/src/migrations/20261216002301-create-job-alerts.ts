import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that candidates are mailed new offers of. */
export class CreateJobAlerts20261216002301 implements MigrationInterface {
  readonly name = 'CreateJobAlerts20261216002301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_alert (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        address text NOT NULL,
        name text,
        rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
        weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
        hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
        time_zone text NOT NULL,
        created_at timestamptz NOT NULL,
        paused_at timestamptz,
        paused_until timestamptz CHECK (paused_until IS NULL OR paused_at IS NOT NULL),
        next_at timestamptz,
        looked_at timestamptz NOT NULL,
        sent_at timestamptz,
        sent_offers int,
        UNIQUE (account_id, address)
      );
      CREATE INDEX job_alert_next_at ON job_alert (next_at) WHERE next_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_alert');
  }
}
