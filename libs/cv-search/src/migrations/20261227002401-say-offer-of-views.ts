import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which offer a company came to a profile, where it put people in order by one. */
export class SayOfferOfViews20261227002401 implements MigrationInterface {
  readonly name = 'SayOfferOfViews20261227002401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE candidate_view ADD COLUMN offer_id int REFERENCES offer (id) ON DELETE SET NULL;
      CREATE INDEX candidate_view_offer ON candidate_view (offer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_view DROP COLUMN offer_id');
  }
}
