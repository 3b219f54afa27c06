import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether mails tell of a new level is one of the preferences of messages, and stands with them. */
export class LeaveLevelNotificationToPreferences20261129000802 implements MigrationInterface {
  readonly name = 'LeaveLevelNotificationToPreferences20261129000802';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate DROP level_notification');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate ADD level_notification boolean NOT NULL DEFAULT true');
  }
}
