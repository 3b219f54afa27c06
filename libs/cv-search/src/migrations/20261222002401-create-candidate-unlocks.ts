import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom companies know, and what they keep about them. */
export class CreateCandidateUnlocks20261222002401 implements MigrationInterface {
  readonly name = 'CreateCandidateUnlocks20261222002401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE candidate_unlock (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        member_id int REFERENCES account (id) ON DELETE SET NULL,
        note text NOT NULL,
        tags text[] NOT NULL,
        unlocked_at timestamptz NOT NULL,
        UNIQUE (company_id, account_id)
      );
      CREATE INDEX candidate_unlock_account ON candidate_unlock (account_id);
      CREATE INDEX candidate_unlock_member ON candidate_unlock (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE candidate_unlock');
  }
}
