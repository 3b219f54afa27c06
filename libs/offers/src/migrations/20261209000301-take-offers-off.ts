import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever runs the board took an offer off it. */
export class TakeOffersOff20261209000301 implements MigrationInterface {
  readonly name = 'TakeOffersOff20261209000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer ADD COLUMN taken_off_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer DROP COLUMN taken_off_at');
  }
}
