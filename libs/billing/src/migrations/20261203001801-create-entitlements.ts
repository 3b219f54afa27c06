import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies may have more of than everybody: lines that are only ever added. */
export class CreateEntitlements20261203001801 implements MigrationInterface {
  readonly name = 'CreateEntitlements20261203001801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entitlement_entry (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id),
        kind text NOT NULL CHECK (kind IN ('live-offer')),
        amount int NOT NULL CHECK (amount <> 0),
        reason text,
        origin text NOT NULL,
        subject text,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX entitlement_entry_company ON entitlement_entry (company_id, kind);
      CREATE FUNCTION refuse_change_of_entitlements() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Lines of entitlement_entry are neither changed nor removed: add one that puts it right';
      END $$;
      CREATE TRIGGER only_ever_added BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement_entry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_entitlements();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE entitlement_entry; DROP FUNCTION refuse_change_of_entitlements');
  }
}
