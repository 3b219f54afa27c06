import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file that cannot be removed is tried again later, with longer and longer pauses, while the others go. */
export class RetryFileRemovals20261125000012 implements MigrationInterface {
  readonly name = 'RetryFileRemovals20261125000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file_removal
        ADD COLUMN tries int NOT NULL DEFAULT 0,
        ADD COLUMN not_before timestamptz NOT NULL DEFAULT '-infinity',
        ADD COLUMN failure text;
      CREATE INDEX file_removal_not_before ON file_removal (not_before, since);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE file_removal DROP COLUMN tries, DROP COLUMN not_before, DROP COLUMN failure');
  }
}
