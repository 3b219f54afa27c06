import type { MigrationInterface, QueryRunner } from 'typeorm';
import { layoutVersion, SERVING_SCHEMA } from '../engines/postgres/index-tables.js';

/**
 * The tables that the first migration makes are no index of the offers that come with a new board: until the first build has put a whole
 * one in their place, nothing may be answered from them. An index that holds offers was followed by marks all along, and stays.
 */
export class TellAnIndexThatWasNeverBuilt20261125000411 implements MigrationInterface {
  readonly name = 'TellAnIndexThatWasNeverBuilt20261125000411';

  async up(runner: QueryRunner): Promise<void> {
    const [offer] = await runner.query(`SELECT FROM ${SERVING_SCHEMA}.offer LIMIT 1`);
    if (offer === undefined) {
      await runner.query(`COMMENT ON SCHEMA ${SERVING_SCHEMA} IS 'not built'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`COMMENT ON SCHEMA ${SERVING_SCHEMA} IS '${layoutVersion()}'`);
  }
}
