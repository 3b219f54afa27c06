import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers in which session an admin opened a look at the product as somebody else. Those that are open end: nobody knows theirs. */
export class TieSupportSessions20261127000701 implements MigrationInterface {
  readonly name = 'TieSupportSessions20261127000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD opened_by_session_id uuid');
    await runner.query(`UPDATE session SET revoked_at = now() WHERE method = 'support' AND revoked_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN opened_by_session_id');
  }
}
