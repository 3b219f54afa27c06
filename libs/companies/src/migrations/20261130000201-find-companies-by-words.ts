import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies are found by words of their names, as they are typed. */
export class FindCompaniesByWords20261130000201 implements MigrationInterface {
  readonly name = 'FindCompaniesByWords20261130000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX company_name_words ON company USING gin ((' ' || name_key) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX company_name_words');
  }
}
