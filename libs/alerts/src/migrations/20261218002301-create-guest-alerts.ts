import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that people without an account are mailed new offers of. */
export class CreateGuestAlerts20261218002301 implements MigrationInterface {
  readonly name = 'CreateGuestAlerts20261218002301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guest_alert (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL,
        language text NOT NULL,
        address text NOT NULL,
        rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
        weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
        hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
        time_zone text NOT NULL,
        asked_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        paused_at timestamptz,
        paused_until timestamptz CHECK (paused_until IS NULL OR paused_at IS NOT NULL),
        next_at timestamptz CHECK (next_at IS NULL OR confirmed_at IS NOT NULL),
        looked_at timestamptz NOT NULL,
        told_offer_ids int[] NOT NULL DEFAULT '{}',
        UNIQUE (email_key, address)
      );
      CREATE INDEX guest_alert_next_at ON guest_alert (next_at) WHERE next_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guest_alert');
  }
}
