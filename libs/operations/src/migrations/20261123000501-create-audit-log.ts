import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what; no foreign keys: an entry outlives the accounts that it names. */
export class CreateAuditLog20261123000501 implements MigrationInterface {
  readonly name = 'CreateAuditLog20261123000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id int,
        behalf_of_id int,
        action text NOT NULL,
        subject text,
        ip_address text,
        detail jsonb NOT NULL
      );
      CREATE INDEX audit_entry_at ON audit_entry (at);
      CREATE INDEX audit_entry_actor ON audit_entry (actor_id, id);
      CREATE INDEX audit_entry_behalf_of ON audit_entry (behalf_of_id, id) WHERE behalf_of_id IS NOT NULL;
      CREATE INDEX audit_entry_subject ON audit_entry (subject, id) WHERE subject IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}
