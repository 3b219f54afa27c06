import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that mails do not reach, or whose owners call them spam; no foreign key: people without an account get mails, too. */
export class CreateMailSuppression20261213000901 implements MigrationInterface {
  readonly name = 'CreateMailSuppression20261213000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_suppression (
        email_key text PRIMARY KEY,
        reason text CHECK (reason IN ('hard-bounce', 'soft-bounces', 'complaint')),
        since timestamptz,
        soft_bounces timestamptz[] NOT NULL DEFAULT '{}',
        answer text,
        lifted_at timestamptz,
        changed_at timestamptz NOT NULL
      );
      CREATE INDEX mail_suppression_changed_at ON mail_suppression (changed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_suppression');
  }
}
