import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which the same job of one company in several places is recognised; an offer has none until its words are next stored. */
export class AddOfferFingerprints20261122000301 implements MigrationInterface {
  readonly name = 'AddOfferFingerprints20261122000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN title_key text NOT NULL DEFAULT '',
        ADD COLUMN text_hash char(16),
        ADD COLUMN text_words int NOT NULL DEFAULT 0;
      CREATE INDEX offer_duplicate ON offer (company_id, title_key) WHERE text_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX offer_duplicate;
      ALTER TABLE offer DROP COLUMN title_key, DROP COLUMN text_hash, DROP COLUMN text_words;
    `);
  }
}
