import type { MigrationInterface, QueryRunner } from 'typeorm';

/** CVs that their owners have sent to services, and what came back. */
export class CreateCvFeedback20261226002601 implements MigrationInterface {
  readonly name = 'CreateCvFeedback20261226002601';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cv_feedback (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        cv_id int,
        service text NOT NULL CHECK (service IN ('feedback', 'resume')),
        service_name text NOT NULL,
        delivery_id uuid NOT NULL UNIQUE,
        state text NOT NULL CHECK (state IN ('asked', 'sent', 'answered', 'failed', 'cancelled')),
        asked_at timestamptz NOT NULL,
        sent_at timestamptz,
        ended_at timestamptz,
        answered_at timestamptz,
        answer_text text,
        answer_file_key text UNIQUE,
        answer_file_name text,
        answer_file_type text,
        answer_file_size int
      );
      CREATE INDEX cv_feedback_account ON cv_feedback (account_id);
      CREATE INDEX cv_feedback_cv ON cv_feedback (cv_id);
      CREATE INDEX cv_feedback_waiting ON cv_feedback (asked_at) WHERE state = 'asked';
      CREATE UNIQUE INDEX cv_feedback_once ON cv_feedback (cv_id, service) WHERE state IN ('asked', 'sent', 'answered');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cv_feedback');
  }
}
