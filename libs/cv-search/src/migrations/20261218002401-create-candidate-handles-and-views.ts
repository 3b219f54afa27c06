import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies call people whom they found, and which of them opened whose profile. */
export class CreateCandidateHandlesAndViews20261218002401 implements MigrationInterface {
  readonly name = 'CreateCandidateHandlesAndViews20261218002401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE candidate_handle (
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        handle text NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (company_id, account_id),
        UNIQUE (company_id, handle)
      );
      CREATE INDEX candidate_handle_account ON candidate_handle (account_id);
      CREATE TABLE candidate_view (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        day date NOT NULL,
        viewed_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, company_id, day)
      );
      CREATE INDEX candidate_view_day ON candidate_view (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE candidate_handle, candidate_view');
  }
}
