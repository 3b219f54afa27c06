import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which links in mails to members are used up. */
export class CreateMailAnswers20261204001910 implements MigrationInterface {
  readonly name = 'CreateMailAnswers20261204001910';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_answer (
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        member_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        answered_at timestamptz NOT NULL,
        PRIMARY KEY (application_id, member_id)
      );
      CREATE INDEX mail_answer_member ON mail_answer (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_answer');
  }
}
