import type { MigrationInterface, QueryRunner } from 'typeorm';

/** CVs that wait for a scanner or to be read, which are few, without a look at all that are done. */
export class FindPendingCvs20261201001001 implements MigrationInterface {
  readonly name = 'FindPendingCvs20261201001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX cv_scan_pending ON cv (id) WHERE scan_state = 'pending';
      CREATE INDEX cv_extraction_pending ON cv_extraction (cv_id) WHERE state = 'pending';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX cv_scan_pending, cv_extraction_pending');
  }
}
