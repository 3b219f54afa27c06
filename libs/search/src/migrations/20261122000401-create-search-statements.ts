import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TOOLS_SCHEMA } from '../engines/postgres/index-tables.js';

/**
 * Functions that run statements of a search with settings of their own. The planner does not know that a vector is read out of
 * line: for frequent words it would read all of them (10 µs each) rather than the index. What it would compile (JIT) is done sooner.
 */
export class CreateSearchStatements20261122000401 implements MigrationInterface {
  readonly name = 'CreateSearchStatements20261122000401';

  async up(runner: QueryRunner): Promise<void> {
    const settings = `SET enable_seqscan = off SET jit = off SET max_parallel_workers_per_gather = 0 SET work_mem = '32MB'`;
    await runner.query(`
      CREATE FUNCTION ${TOOLS_SCHEMA}.counts(statement text, words text) RETURNS TABLE (term int, total int)
      LANGUAGE plpgsql STABLE ${settings}
      AS $$ BEGIN RETURN QUERY EXECUTE statement USING words; END $$;
      CREATE FUNCTION ${TOOLS_SCHEMA}.offer_ids(statement text, skipped int, wanted int, words text, ranking text)
      RETURNS TABLE (offer_id int)
      LANGUAGE plpgsql STABLE ${settings}
      AS $$ BEGIN RETURN QUERY EXECUTE statement USING skipped, wanted, words, ranking; END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION ${TOOLS_SCHEMA}.counts(text, text);
      DROP FUNCTION ${TOOLS_SCHEMA}.offer_ids(text, int, int, text, text);
    `);
  }
}
