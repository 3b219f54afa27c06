import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each mail; no foreign key: the last mail goes to who has no account any more. */
export class CreateMailDelivery20261123000901 implements MigrationInterface {
  readonly name = 'CreateMailDelivery20261123000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_delivery (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        purpose text NOT NULL,
        subject_id text NOT NULL,
        account_id int,
        state text NOT NULL CHECK (state IN ('sent', 'dropped')),
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        CONSTRAINT mail_delivery_key UNIQUE NULLS NOT DISTINCT (purpose, subject_id, account_id)
      );
      CREATE INDEX mail_delivery_account ON mail_delivery (account_id) WHERE account_id IS NOT NULL;
      CREATE INDEX mail_delivery_created_at ON mail_delivery (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_delivery');
  }
}
