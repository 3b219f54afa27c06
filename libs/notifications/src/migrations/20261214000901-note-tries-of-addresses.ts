import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an address out of reach was last sent a mail that somebody had asked for. */
export class NoteTriesOfAddresses20261214000901 implements MigrationInterface {
  readonly name = 'NoteTriesOfAddresses20261214000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_suppression ADD COLUMN tried_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_suppression DROP COLUMN tried_at');
  }
}
