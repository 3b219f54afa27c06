import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people search for and do not find, counted by day; nothing says whose searches they were. */
export class CreateUnansweredSearches20261210000501 implements MigrationInterface {
  readonly name = 'CreateUnansweredSearches20261210000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unanswered_search (
        day date NOT NULL,
        language text NOT NULL,
        words text NOT NULL,
        times int NOT NULL CHECK (times > 0),
        PRIMARY KEY (day, language, words)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unanswered_search');
  }
}
