import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a company last said that an offer is still open, and when it was asked. */
export class AskWhetherOffersAreOpen20261208000301 implements MigrationInterface {
  readonly name = 'AskWhetherOffersAreOpen20261208000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer ADD COLUMN open_confirmed_at timestamptz, ADD COLUMN open_asked_at timestamptz;
      CREATE INDEX offer_written_here_live ON offer (id) WHERE state = 'published' AND source IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX offer_written_here_live;
      ALTER TABLE offer DROP COLUMN open_confirmed_at, DROP COLUMN open_asked_at;
    `);
  }
}
