import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which score on, how often and at which morning somebody hears of new matchings, and when they last did. */
export class TellOfMatchings20261212002102 implements MigrationInterface {
  readonly name = 'TellOfMatchings20261212002102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE matching_mail (
        account_id int PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        bar smallint NOT NULL CHECK (bar BETWEEN 0 AND 100),
        rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly')),
        time_zone text,
        told_on date,
        told_at timestamptz,
        asked_at timestamptz,
        pushed_at timestamptz
      );
      CREATE INDEX matching_found_at ON matching (found_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX matching_found_at; DROP TABLE matching_mail');
  }
}
