import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mail said, for whoever asks about it while the log is kept. */
export class KeepWordsOfMails20261220000901 implements MigrationInterface {
  readonly name = 'KeepWordsOfMails20261220000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_delivery ADD COLUMN subject text, ADD COLUMN words text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_delivery DROP COLUMN subject, DROP COLUMN words');
  }
}
