import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Domains whose servers ask for time; mails to them wait meanwhile. */
export class HoldMailDomains20261214000904 implements MigrationInterface {
  readonly name = 'HoldMailDomains20261214000904';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_domain_hold (
        domain text PRIMARY KEY,
        tries int NOT NULL,
        held_until timestamptz NOT NULL
      );
      CREATE INDEX mail_domain_hold_until ON mail_domain_hold (held_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_domain_hold');
  }
}
