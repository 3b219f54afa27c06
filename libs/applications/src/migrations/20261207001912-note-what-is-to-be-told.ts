import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When companies are told of who applied to an offer, and candidates that an offer has ended. */
export class NoteWhatIsToBeTold20261207001912 implements MigrationInterface {
  readonly name = 'NoteWhatIsToBeTold20261207001912';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer_notice (
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('arrivals', 'end')),
        due_at timestamptz,
        told_at timestamptz,
        told_up_to timestamptz,
        PRIMARY KEY (offer_id, kind)
      );
      CREATE INDEX offer_notice_due ON offer_notice (kind, due_at) WHERE due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE offer_notice');
  }
}
