import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks of offers are those of projections now. Versions before may still run: what they mark comes here, too, and what is written here
 * while they build an index is noted for them. Who writes holds the same lock in both. A later version drops the tables of old.
 */
export class HandMarksToProjections20261126000401 implements MigrationInterface {
  readonly name = 'HandMarksToProjections20261126000401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION search_hand_on_mark() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO projection_mark (projection, subject_id, mark)
        VALUES ('search.offers.' || NEW.engine, NEW.offer_id, nextval('projection_mark_number'))
        ON CONFLICT (projection, subject_id) DO UPDATE SET mark = excluded.mark;
        RETURN NULL;
      END $$;
      CREATE TRIGGER hand_on AFTER INSERT OR UPDATE ON search_dirty_offer
        FOR EACH ROW EXECUTE FUNCTION search_hand_on_mark();
      CREATE FUNCTION search_note_written() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO search_rebuild_change (engine, offer_id)
        SELECT engine, subject_id FROM written JOIN search_rebuild ON projection = 'search.offers.' || engine
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER note_for_former_rebuild AFTER DELETE ON projection_mark REFERENCING OLD TABLE AS written
        FOR EACH STATEMENT EXECUTE FUNCTION search_note_written();
      INSERT INTO projection_mark (projection, subject_id, mark)
        SELECT 'search.offers.' || engine, offer_id, nextval('projection_mark_number') FROM search_dirty_offer ORDER BY search_dirty_offer.mark;
      INSERT INTO projection_mark (projection, subject_id, mark)
        SELECT 'search.offers.' || engine, offer_id, nextval('projection_mark_number') FROM search_rebuild_change
        ON CONFLICT DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER note_for_former_rebuild ON projection_mark;
      DROP FUNCTION search_note_written;
      DROP TRIGGER hand_on ON search_dirty_offer;
      DROP FUNCTION search_hand_on_mark;
      INSERT INTO search_dirty_offer (engine, offer_id, mark)
        SELECT substr(projection, length('search.offers.') + 1), subject_id, nextval('search_dirty_mark') FROM projection_mark
        WHERE starts_with(projection, 'search.offers.')
        ON CONFLICT (engine, offer_id) DO UPDATE SET mark = excluded.mark;
      DELETE FROM projection_mark WHERE starts_with(projection, 'search.offers.');
    `);
  }
}
