import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail is claimed, sent and then recorded: `lease` is whose claim it is, `leased_until` when others may take it over. */
export class LeaseMailDeliveries20261125000901 implements MigrationInterface {
  readonly name = 'LeaseMailDeliveries20261125000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail_delivery
        ADD COLUMN lease uuid,
        ADD COLUMN leased_until timestamptz,
        DROP CONSTRAINT mail_delivery_state_check,
        ADD CONSTRAINT mail_delivery_state_check CHECK (state IN ('sent', 'dropped', 'sending')),
        ADD CONSTRAINT mail_delivery_lease_check
          CHECK ((state = 'sending') = (lease IS NOT NULL) AND (state = 'sending') = (leased_until IS NOT NULL));
      CREATE INDEX mail_delivery_lease ON mail_delivery (lease) WHERE lease IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_delivery WHERE state = 'sending';
      ALTER TABLE mail_delivery
        DROP COLUMN lease,
        DROP COLUMN leased_until,
        DROP CONSTRAINT mail_delivery_state_check,
        ADD CONSTRAINT mail_delivery_state_check CHECK (state IN ('sent', 'dropped'));
    `);
  }
}
