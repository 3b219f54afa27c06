import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that went to a guest carry the link of their alert: it goes on to stop what became the account's. */
export class RememberGuestAlerts20261219002301 implements MigrationInterface {
  readonly name = 'RememberGuestAlerts20261219002301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_alert ADD COLUMN guest_alert_id int UNIQUE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_alert DROP COLUMN guest_alert_id');
  }
}
