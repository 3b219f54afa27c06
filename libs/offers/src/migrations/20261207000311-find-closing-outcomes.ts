import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds how the offers of a company ended without reading all of them. */
export class FindClosingOutcomes20261207000311 implements MigrationInterface {
  readonly name = 'FindClosingOutcomes20261207000311';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX offer_closed_outcome ON offer (company_id, closed_outcome) WHERE closed_outcome IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX offer_closed_outcome');
  }
}
