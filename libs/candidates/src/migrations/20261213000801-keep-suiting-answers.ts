import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What companies were told today of how many people suit: the same question has the same answer all day. */
export class KeepSuitingAnswers20261213000801 implements MigrationInterface {
  readonly name = 'KeepSuitingAnswers20261213000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suiting_answer (
        company_id int NOT NULL,
        day date NOT NULL,
        question text NOT NULL,
        answer jsonb NOT NULL,
        PRIMARY KEY (company_id, day, question)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suiting_answer');
  }
}
