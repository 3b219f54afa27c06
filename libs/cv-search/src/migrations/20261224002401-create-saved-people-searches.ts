import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches for people that companies keep, and since when somebody may be found. */
export class CreateSavedPeopleSearches20261224002401 implements MigrationInterface {
  readonly name = 'CreateSavedPeopleSearches20261224002401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE findable_person (
        account_id int PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        since timestamptz NOT NULL
      );
      CREATE TABLE saved_people_search (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        name text NOT NULL,
        query text NOT NULL,
        saved_by int REFERENCES account (id) ON DELETE SET NULL,
        saved_at timestamptz NOT NULL,
        opened_at timestamptz NOT NULL,
        opened_before_at timestamptz NOT NULL,
        UNIQUE (company_id, query)
      );
      CREATE INDEX saved_people_search_saved_by ON saved_people_search (saved_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_people_search; DROP TABLE findable_person');
  }
}
