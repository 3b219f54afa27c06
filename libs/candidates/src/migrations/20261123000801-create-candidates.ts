import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Candidates and the languages that they speak. */
export class CreateCandidates20261123000801 implements MigrationInterface {
  readonly name = 'CreateCandidates20261123000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE candidate (
        account_id int PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE candidate_language (
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        language_id smallint NOT NULL REFERENCES language (id),
        level smallint NOT NULL CHECK (level BETWEEN 1 AND 7),
        position smallint NOT NULL,
        PRIMARY KEY (account_id, language_id),
        UNIQUE (account_id, position)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE candidate_language, candidate');
  }
}
