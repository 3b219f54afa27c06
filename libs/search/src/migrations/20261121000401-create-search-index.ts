import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexesSql, createTablesSql, SERVING_SCHEMA, TOOLS_SCHEMA } from '../engines/postgres/index-tables.js';

/**
 * The index is derived data, so the migration takes today's tables from the engine: an empty index to begin with. When their
 * layout changes, the worker sees it by the comment of the schema and builds the index anew, as `reindex` does.
 */
export class CreateSearchIndex20261121000401 implements MigrationInterface {
  readonly name = 'CreateSearchIndex20261121000401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA ${TOOLS_SCHEMA};
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS intarray SCHEMA ${TOOLS_SCHEMA};
    `);
    // An owner who is no superuser may make the extensions, but not move them. Who made one before, elsewhere, is a superuser.
    const moved = await runner.query(
      `SELECT 1 FROM pg_extension WHERE extname = 'intarray' AND extnamespace <> $1::regnamespace`,
      [TOOLS_SCHEMA],
    );
    if (moved.length > 0) {
      await runner.query(`ALTER EXTENSION intarray SET SCHEMA ${TOOLS_SCHEMA}`);
    }
    // Loads its settings, which only superusers may name below while nobody knows them.
    await runner.query(`SELECT similarity('', '')`);
    for (const sql of [...createTablesSql(SERVING_SCHEMA), ...createIndexesSql(SERVING_SCHEMA)]) {
      await runner.query(sql);
    }
    await runner.query(`
      CREATE FUNCTION ${TOOLS_SCHEMA}.similar_words(wanted text, begun boolean) RETURNS TABLE (word text, n int)
      LANGUAGE plpgsql STABLE
      SET pg_trgm.similarity_threshold = 0.2
      SET pg_trgm.word_similarity_threshold = 0.4
      AS $$
      BEGIN
        RETURN QUERY SELECT w.word::text, w.n FROM ${SERVING_SCHEMA}.word w
          WHERE w.word % wanted OR (begun AND wanted <% w.word)
          ORDER BY greatest(similarity(w.word, wanted), CASE WHEN begun THEN word_similarity(wanted, w.word) END) DESC, w.n DESC
          LIMIT 200;
      END $$`);
    await runner.query(`
      CREATE SEQUENCE search_dirty_mark;
      CREATE TABLE search_dirty_offer (
        engine text NOT NULL CHECK (engine IN ('meilisearch', 'postgres')),
        offer_id int NOT NULL,
        mark bigint NOT NULL,
        PRIMARY KEY (engine, offer_id)
      );
      CREATE INDEX search_dirty_offer_mark ON search_dirty_offer (engine, mark);
      CREATE TABLE search_rebuild (
        engine text PRIMARY KEY CHECK (engine IN ('meilisearch', 'postgres')),
        started_at timestamptz NOT NULL
      );
      CREATE TABLE search_rebuild_change (
        engine text NOT NULL REFERENCES search_rebuild (engine) ON DELETE CASCADE,
        offer_id int NOT NULL,
        PRIMARY KEY (engine, offer_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE search_rebuild_change, search_rebuild, search_dirty_offer;
      DROP SEQUENCE search_dirty_mark;
      DROP SCHEMA ${SERVING_SCHEMA} CASCADE;
      DROP SCHEMA ${TOOLS_SCHEMA} CASCADE;
    `);
  }
}
