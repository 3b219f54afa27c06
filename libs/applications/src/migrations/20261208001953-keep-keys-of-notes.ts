import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a client calls a note that it sends, so that it stays one when it is sent again; notes from before, and of clients that name none, have none. */
export class KeepKeysOfNotes20261208001953 implements MigrationInterface {
  readonly name = 'KeepKeysOfNotes20261208001953';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE application_note ADD COLUMN key uuid;
      CREATE UNIQUE INDEX application_note_key ON application_note (application_id, key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE application_note DROP COLUMN key');
  }
}
