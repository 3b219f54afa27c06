import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that are to be removed from the storage. */
export class CreateFileRemoval20261123000001 implements MigrationInterface {
  readonly name = 'CreateFileRemoval20261123000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE file_removal (key text PRIMARY KEY, since timestamptz NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE file_removal');
  }
}
