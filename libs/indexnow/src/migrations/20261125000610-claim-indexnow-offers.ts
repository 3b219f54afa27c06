import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers of which a process is telling search engines: `claim` is whose, `claimed_until` when others may take them over. */
export class ClaimIndexnowOffers20261125000610 implements MigrationInterface {
  readonly name = 'ClaimIndexnowOffers20261125000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexnow_offer ADD COLUMN claim uuid, ADD COLUMN claimed_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexnow_offer DROP COLUMN claim, DROP COLUMN claimed_until');
  }
}
