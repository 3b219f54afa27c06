import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a mail was sent stands in `mail_delivery` alone. */
export class DropReceiptSentAt20261123000502 implements MigrationInterface {
  readonly name = 'DropReceiptSentAt20261123000502';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer_report DROP COLUMN receipt_sent_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer_report ADD receipt_sent_at timestamptz');
  }
}
