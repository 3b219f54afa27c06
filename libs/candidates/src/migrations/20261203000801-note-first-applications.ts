import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Having applied is one of the tasks of a profile. */
export class NoteFirstApplications20261203000801 implements MigrationInterface {
  readonly name = 'NoteFirstApplications20261203000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate ADD COLUMN has_applied boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate DROP COLUMN has_applied');
  }
}
