import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works for a company. Dated after the accounts, which members are. */
export class CreateCompanyMembers20261124000201 implements MigrationInterface {
  readonly name = 'CreateCompanyMembers20261124000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_member (
        account_id int PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        company_id int NOT NULL REFERENCES company (id),
        role text NOT NULL CHECK (role IN ('owner', 'recruiter')),
        phone text,
        joined_at timestamptz NOT NULL
      );
      CREATE INDEX company_member_company ON company_member (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_member');
  }
}
