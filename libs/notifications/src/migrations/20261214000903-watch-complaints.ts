import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many people report mails as spam, and since when an operator lets those that can be stopped go on. */
export class WatchComplaints20261214000903 implements MigrationInterface {
  readonly name = 'WatchComplaints20261214000903';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_suppression ADD COLUMN complained_at timestamptz;
      UPDATE mail_suppression SET complained_at = since WHERE reason = 'complaint';
      CREATE INDEX mail_suppression_complained_at ON mail_suppression (complained_at) WHERE complained_at IS NOT NULL;
      CREATE INDEX mail_delivery_sent_at ON mail_delivery (sent_at) WHERE state = 'sent';
      CREATE TABLE bulk_mail_release (released_at timestamptz PRIMARY KEY);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE bulk_mail_release;
      DROP INDEX mail_delivery_sent_at;
      ALTER TABLE mail_suppression DROP COLUMN complained_at;
    `);
  }
}
