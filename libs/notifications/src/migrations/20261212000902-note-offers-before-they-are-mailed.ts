import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mail brings an offer, until that is recorded as sent. */
export class NoteOffersBeforeTheyAreMailed20261212000902 implements MigrationInterface {
  readonly name = 'NoteOffersBeforeTheyAreMailed20261212000902';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailed_offer ADD COLUMN purpose text, ADD COLUMN subject_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailed_offer DROP COLUMN purpose, DROP COLUMN subject_id');
  }
}
