import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createPersonIndexesSql, createTablesSql, SERVING_SCHEMA } from '../engines/postgres/person-tables.js';

/**
 * The index is derived data, so the migration takes today's tables from the engine: empty, and said to be not built, so that nothing is
 * answered from them until the worker has built a whole one. It does the same when their layout changes, which it sees by the same comment.
 */
export class CreateCvSearchIndex20261221002401 implements MigrationInterface {
  readonly name = 'CreateCvSearchIndex20261221002401';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...createTablesSql(SERVING_SCHEMA, 'not built'), ...createPersonIndexesSql(SERVING_SCHEMA)]) {
      await runner.query(sql);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP SCHEMA ${SERVING_SCHEMA} CASCADE`);
  }
}
