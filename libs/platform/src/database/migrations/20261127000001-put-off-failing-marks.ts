import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A subject that cannot be written goes to the end and waits, longer each time, while the others are written. */
export class PutOffFailingMarks20261127000001 implements MigrationInterface {
  readonly name = 'PutOffFailingMarks20261127000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projection_mark
        ADD COLUMN failures int NOT NULL DEFAULT 0,
        ADD COLUMN not_before timestamptz NOT NULL DEFAULT '-infinity',
        ADD COLUMN since timestamptz NOT NULL DEFAULT now()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE projection_mark DROP COLUMN failures, DROP COLUMN not_before, DROP COLUMN since');
  }
}
