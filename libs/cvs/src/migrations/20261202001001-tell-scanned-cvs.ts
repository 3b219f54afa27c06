import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a scanner called a file clean: what passed since there is none is told from what was looked at. */
export class TellScannedCvs20261202001001 implements MigrationInterface {
  readonly name = 'TellScannedCvs20261202001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cv ADD COLUMN scanned_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cv DROP COLUMN scanned_at');
  }
}
