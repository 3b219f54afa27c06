import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feedback that was asked for when nobody gave any: it never left, and can be asked for again. */
export class EndReviewsUnderWay20261226001001 implements MigrationInterface {
  readonly name = 'EndReviewsUnderWay20261226001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE cv SET review_state = 'none', review_requested_at = NULL WHERE review_state = 'under_way'`,
    );
  }

  /** What was under way is not known any more; nothing was. */
  async down(): Promise<void> {}
}
