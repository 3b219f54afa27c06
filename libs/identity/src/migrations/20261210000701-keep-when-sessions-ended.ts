import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When somebody ended the sessions of an account last: what was mailed for it before opens nothing any more. */
export class KeepWhenSessionsEnded20261210000701 implements MigrationInterface {
  readonly name = 'KeepWhenSessionsEnded20261210000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD COLUMN sessions_ended_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN sessions_ended_at');
  }
}
