import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds at once who waits for a company, and threads that its members have not read, however many applications it has had. */
export class FindWaitingApplicants20261205001930 implements MigrationInterface {
  readonly name = 'FindWaitingApplicants20261205001930';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX job_application_waiting ON job_application (company_id, answer_due_at) INCLUDE (status)
        WHERE answered_at IS NULL AND status IN ('new', 'in_review');
      CREATE INDEX conversation_unread ON conversation (application_id) WHERE last_message_id > company_read_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX job_application_waiting, conversation_unread');
  }
}
