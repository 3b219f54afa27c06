import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators decide: offers taken off with their reasons, and what became of each report. */
export class DecideOnReports20261209000501 implements MigrationInterface {
  readonly name = 'DecideOnReports20261209000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer_removal (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        offer_id int NOT NULL,
        company_id int NOT NULL,
        ground text NOT NULL,
        explanation text NOT NULL,
        removed_at timestamptz NOT NULL,
        reinstated_at timestamptz
      );
      CREATE UNIQUE INDEX offer_removal_standing ON offer_removal (offer_id) WHERE reinstated_at IS NULL;
      ALTER TABLE offer_report ADD COLUMN language text, ADD COLUMN decision text, ADD COLUMN decided_at timestamptz;
      CREATE INDEX offer_report_open ON offer_report (offer_id) WHERE decision IS NULL;
      CREATE INDEX offer_report_decided ON offer_report (decided_at) WHERE decision IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX offer_report_decided;
      DROP INDEX offer_report_open;
      ALTER TABLE offer_report DROP COLUMN language, DROP COLUMN decision, DROP COLUMN decided_at;
      DROP TABLE offer_removal;
    `);
  }
}
