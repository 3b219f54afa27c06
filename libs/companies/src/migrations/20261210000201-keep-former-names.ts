import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name that goes into mails to strangers until an operator has looked at the new one. */
export class KeepFormerNames20261210000201 implements MigrationInterface {
  readonly name = 'KeepFormerNames20261210000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company ADD COLUMN former_name text CHECK (former_name <> '');
      CREATE INDEX company_former_name ON company (id) WHERE former_name IS NOT NULL;
      CREATE INDEX company_vat_id ON company (vat_id) WHERE vat_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_vat_id; ALTER TABLE company DROP COLUMN former_name');
  }
}
