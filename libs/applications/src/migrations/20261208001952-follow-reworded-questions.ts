import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which question a newer version of it goes back to: answers to all of them are answers to one question. */
export class FollowRewordedQuestions20261208001952 implements MigrationInterface {
  readonly name = 'FollowRewordedQuestions20261208001952';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE screening_question ADD COLUMN first_version_id int REFERENCES screening_question (id) ON DELETE SET NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE screening_question DROP COLUMN first_version_id');
  }
}
