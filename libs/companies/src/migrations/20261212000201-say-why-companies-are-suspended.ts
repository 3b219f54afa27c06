import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an operator suspended a company, and why it may go on. */
export class SayWhyCompaniesAreSuspended20261212000201 implements MigrationInterface {
  readonly name = 'SayWhyCompaniesAreSuspended20261212000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_suspension (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        ground text NOT NULL,
        explanation text NOT NULL,
        suspended_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_for text
      );
      CREATE UNIQUE INDEX company_suspension_standing ON company_suspension (company_id) WHERE ended_at IS NULL;
      CREATE INDEX company_suspension_company ON company_suspension (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_suspension');
  }
}
