import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers of which search engines have not been told yet. */
export class CreateIndexnowOffer20261122000602 implements MigrationInterface {
  readonly name = 'CreateIndexnowOffer20261122000602';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE indexnow_offer (offer_id integer PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE indexnow_offer');
  }
}
