import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of applications that wait for an answer, who was told that it is late, and what companies make of it in public. */
export class KeepReplyClock20261205001911 implements MigrationInterface {
  readonly name = 'KeepReplyClock20261205001911';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_application
        ADD COLUMN reminders smallint NOT NULL DEFAULT 0,
        ADD COLUMN reminded_at timestamptz,
        ADD COLUMN overdue_told_at timestamptz;
      DROP INDEX job_application_due;
      CREATE INDEX job_application_reminders ON job_application (reminders, answer_due_at)
        WHERE answered_at IS NULL AND status IN ('new', 'in_review');
      CREATE INDEX job_application_overdue ON job_application (answer_due_at)
        WHERE answered_at IS NULL AND status IN ('new', 'in_review') AND overdue_told_at IS NULL;
      CREATE INDEX job_application_given_up ON job_application (company_id)
        WHERE answered_at IS NULL AND status IN ('new', 'in_review') AND reminders = 3;
      CREATE TABLE company_silence (
        company_id int PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
        since timestamptz,
        paused boolean NOT NULL DEFAULT false
      );
      CREATE TABLE company_reply_figure (
        company_id int PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
        applications int NOT NULL,
        median_days smallint
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE company_reply_figure, company_silence;
      DROP INDEX job_application_given_up, job_application_overdue, job_application_reminders;
      CREATE INDEX job_application_due ON job_application (answer_due_at) WHERE answered_at IS NULL;
      ALTER TABLE job_application DROP COLUMN reminders, DROP COLUMN reminded_at, DROP COLUMN overdue_told_at;
    `);
  }
}
