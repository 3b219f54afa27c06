import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether members of a suspended company may take files of its applicants with them. */
export class CloseExportsOfSuspended20261210000202 implements MigrationInterface {
  readonly name = 'CloseExportsOfSuspended20261210000202';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company ADD COLUMN may_export boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP COLUMN may_export');
  }
}
