import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a company says when it registers. */
export class AddCompanyRegistration20261123000201 implements MigrationInterface {
  readonly name = 'AddCompanyRegistration20261123000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company
        ADD COLUMN vat_id text,
        ADD COLUMN size text CHECK (size IN ('1-9', '10-49', '50-249', '250-999', '1000+')),
        ADD COLUMN verified_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN vat_id, DROP COLUMN size, DROP COLUMN verified_at');
  }
}
