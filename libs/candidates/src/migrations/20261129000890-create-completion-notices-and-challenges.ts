import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What candidates are told about their profile, and the challenge of the first week. */
export class CreateCompletionNoticesAndChallenges20261129000890 implements MigrationInterface {
  readonly name = 'CreateCompletionNoticesAndChallenges20261129000890';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE completion_notice (
        account_id int PRIMARY KEY REFERENCES candidate (account_id) ON DELETE CASCADE,
        told_level text CHECK (told_level IN ('intermediate', 'advanced', 'complete')),
        reminder smallint NOT NULL DEFAULT 0
      );
      CREATE INDEX candidate_basic_since ON candidate (created_at) WHERE level = 'basic';
      CREATE TABLE challenge (
        account_id int PRIMARY KEY REFERENCES candidate (account_id) ON DELETE CASCADE,
        joined_at timestamptz NOT NULL,
        time_zone text NOT NULL,
        steps text[] NOT NULL,
        next_at timestamptz,
        ending text CHECK (ending IN ('week-over', 'all-done', 'left', 'unwanted')),
        CHECK ((ending IS NULL) = (next_at IS NOT NULL))
      );
      CREATE INDEX challenge_next_at ON challenge (next_at) WHERE next_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE challenge, completion_notice;
      DROP INDEX candidate_basic_since;
    `);
  }
}
