import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What candidates have searched for lately. */
export class CreateLatestSearches20261129001201 implements MigrationInterface {
  readonly name = 'CreateLatestSearches20261129001201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE latest_search (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        address text NOT NULL,
        searched_at timestamptz NOT NULL,
        UNIQUE (account_id, address)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE latest_search');
  }
}
