import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write to the operator, and when reports are forgotten; no foreign key: erasure goes by account and address. */
export class CreateContactMessages20261125000520 implements MigrationInterface {
  readonly name = 'CreateContactMessages20261125000520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_message (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int,
        topic text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        text text NOT NULL,
        reference text NOT NULL UNIQUE,
        content_key text NOT NULL,
        received_at timestamptz NOT NULL
      );
      CREATE INDEX contact_message_account ON contact_message (account_id) WHERE account_id IS NOT NULL;
      CREATE INDEX contact_message_email ON contact_message (lower(email));
      CREATE INDEX contact_message_content ON contact_message (content_key, received_at);
      CREATE INDEX contact_message_received_at ON contact_message (received_at);
      CREATE INDEX offer_report_received_at ON offer_report (received_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX offer_report_received_at; DROP TABLE contact_message');
  }
}
