import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an offer that was taken off is back: for its company, whoever reported it, and the next operator. */
export class SayWhyOffersAreReinstated20261212000501 implements MigrationInterface {
  readonly name = 'SayWhyOffersAreReinstated20261212000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer_removal ADD COLUMN reinstated_for text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer_removal DROP COLUMN reinstated_for');
  }
}
