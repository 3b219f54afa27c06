import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credits of the search for people stand in the same ledger; what is left of them goes at their end. The version before writes lines without one. */
export class WidenEntitlementsToCredits20261218001801 implements MigrationInterface {
  readonly name = 'WidenEntitlementsToCredits20261218001801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE entitlement_entry DROP CONSTRAINT entitlement_entry_kind_check;
      ALTER TABLE entitlement_entry
        ADD CONSTRAINT entitlement_entry_kind_check CHECK (kind IN ('live-offer', 'cv-credit')),
        ADD COLUMN expires_at timestamptz,
        ADD CONSTRAINT entitlement_entry_expiry_check CHECK (expires_at IS NULL OR (kind = 'cv-credit' AND amount > 0));
    `);
  }

  /** Lines cannot be taken away: they stand for what companies had. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE entitlement_entry DROP CONSTRAINT entitlement_entry_expiry_check, DROP COLUMN expires_at,
        DROP CONSTRAINT entitlement_entry_kind_check;
      ALTER TABLE entitlement_entry ADD CONSTRAINT entitlement_entry_kind_check CHECK (kind IN ('live-offer')) NOT VALID;
    `);
  }
}
