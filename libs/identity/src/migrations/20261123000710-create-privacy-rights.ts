import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of what is held about persons, why persons left, and where their last mail goes. */
export class CreatePrivacyRights20261123000710 implements MigrationInterface {
  readonly name = 'CreatePrivacyRights20261123000710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_export (
        id uuid PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        storage_key text NOT NULL UNIQUE,
        requested_at timestamptz NOT NULL,
        ready_at timestamptz,
        taken_at timestamptz
      );
      CREATE INDEX data_export_account ON data_export (account_id, requested_at);
      CREATE INDEX data_export_requested_at ON data_export (requested_at);

      CREATE TABLE account_deletion (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_type text NOT NULL,
        reason smallint NOT NULL,
        text text NOT NULL,
        deleted_at timestamptz NOT NULL
      );
      CREATE INDEX account_deletion_deleted_at ON account_deletion (deleted_at);

      CREATE TABLE departed_address (
        account_id int PRIMARY KEY,
        email text NOT NULL,
        language text NOT NULL,
        departed_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE departed_address, account_deletion, data_export');
  }
}
