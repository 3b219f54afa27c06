import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports about offers; no foreign key: a report outlives its offer. */
export class CreateOfferReports20261122000501 implements MigrationInterface {
  readonly name = 'CreateOfferReports20261122000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer_report (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        offer_id int NOT NULL,
        reason text NOT NULL,
        text text NOT NULL,
        email text,
        reference text NOT NULL UNIQUE,
        content_key text NOT NULL,
        received_at timestamptz NOT NULL,
        receipt_sent_at timestamptz
      );
      CREATE INDEX offer_report_offer ON offer_report (offer_id);
      CREATE INDEX offer_report_content ON offer_report (content_key, received_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE offer_report');
  }
}
