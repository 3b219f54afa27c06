import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators see of a mail: how often and when it was tried, what the server said, why it was not sent, and the task that sends it again. */
export class KeepMailLog20261214000902 implements MigrationInterface {
  readonly name = 'KeepMailLog20261214000902';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_delivery
        ADD COLUMN attempts int NOT NULL DEFAULT 0,
        ADD COLUMN failed_at timestamptz,
        ADD COLUMN answer text,
        ADD COLUMN dropped_because text
          CHECK (dropped_because IN ('no-recipient', 'unwanted', 'suppressed', 'refused', 'outdated')),
        ADD COLUMN repeats int NOT NULL DEFAULT 0,
        ADD COLUMN task jsonb,
        DROP CONSTRAINT mail_delivery_state_check,
        ADD CONSTRAINT mail_delivery_state_check CHECK (state IN ('sent', 'dropped', 'sending', 'waiting', 'failed'));
      UPDATE mail_delivery SET attempts = 1 WHERE state = 'sent';
      ALTER TABLE mail_suppression ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
      CREATE INDEX mail_suppression_since ON mail_suppression (since) WHERE reason IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX mail_suppression_since;
      ALTER TABLE mail_suppression DROP COLUMN id;
      DELETE FROM mail_delivery WHERE state IN ('waiting', 'failed');
      ALTER TABLE mail_delivery
        DROP COLUMN attempts,
        DROP COLUMN failed_at,
        DROP COLUMN answer,
        DROP COLUMN dropped_because,
        DROP COLUMN repeats,
        DROP COLUMN task,
        DROP CONSTRAINT mail_delivery_state_check,
        ADD CONSTRAINT mail_delivery_state_check CHECK (state IN ('sent', 'dropped', 'sending'));
    `);
  }
}
