import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when lists show an offer: an index that was behind makes it news later than it was published. */
export class NoteListingTimes20261218002302 implements MigrationInterface {
  readonly name = 'NoteListingTimes20261218002302';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer_listing (
        offer_id int PRIMARY KEY REFERENCES offer (id) ON DELETE CASCADE,
        listed_at timestamptz NOT NULL
      );
      CREATE INDEX offer_listing_listed_at ON offer_listing (listed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE offer_listing');
  }
}
