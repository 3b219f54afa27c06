import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subjects whose index may be old, and what was written while an index is built anew. */
export class CreateProjectionMarks20261126000001 implements MigrationInterface {
  readonly name = 'CreateProjectionMarks20261126000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE projection_mark_number;
      CREATE TABLE projection_mark (
        projection text NOT NULL,
        subject_id int NOT NULL,
        mark bigint NOT NULL,
        PRIMARY KEY (projection, subject_id)
      );
      CREATE INDEX projection_mark_mark ON projection_mark (projection, mark);
      CREATE TABLE projection_rebuild (
        projection text PRIMARY KEY,
        started_at timestamptz NOT NULL
      );
      CREATE TABLE projection_rebuild_change (
        projection text NOT NULL REFERENCES projection_rebuild (projection) ON DELETE CASCADE,
        subject_id int NOT NULL,
        PRIMARY KEY (projection, subject_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE projection_rebuild_change, projection_rebuild, projection_mark;
      DROP SEQUENCE projection_mark_number;
    `);
  }
}
