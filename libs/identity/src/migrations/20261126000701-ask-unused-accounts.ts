import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers who was asked whether they still need an account that nobody has signed in to for long. */
export class AskUnusedAccounts20261126000701 implements MigrationInterface {
  readonly name = 'AskUnusedAccounts20261126000701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD asked_at timestamptz, ADD asked_by_mail_at timestamptz');
    await runner.query('CREATE INDEX account_unverified ON account (created_at) WHERE email_verified_at IS NULL');
    await runner.query('CREATE INDEX account_last_used ON account ((coalesce(last_login_at, created_at)))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_last_used, account_unverified');
    await runner.query('ALTER TABLE account DROP COLUMN asked_at, DROP COLUMN asked_by_mail_at');
  }
}
