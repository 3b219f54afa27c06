import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Official languages of countries, and an address for each occupation; both are filled when the reference data is loaded. */
export class AddCountryLanguagesAndOccupationSlugs20261122000101 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE country ADD COLUMN languages text[] NOT NULL DEFAULT '{}'`);
    await queryRunner.query('ALTER TABLE occupation ADD COLUMN slug text UNIQUE');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE occupation DROP COLUMN slug');
    await queryRunner.query('ALTER TABLE country DROP COLUMN languages');
  }
}
