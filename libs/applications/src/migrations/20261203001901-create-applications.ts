import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Screening questions of offers, applications with what was sent, and what companies do with them. */
export class CreateApplications20261203001901 implements MigrationInterface {
  readonly name = 'CreateApplications20261203001901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE screening_list (
        offer_id int PRIMARY KEY REFERENCES offer (id) ON DELETE CASCADE,
        version int NOT NULL
      );
      CREATE TABLE screening_question (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        position smallint,
        type text NOT NULL,
        text text NOT NULL,
        options text[] NOT NULL,
        required boolean NOT NULL,
        knock_out boolean NOT NULL,
        wanted jsonb
      );
      CREATE INDEX screening_question_offer ON screening_question (offer_id, position);
      CREATE TABLE screening_template (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        name text NOT NULL,
        questions jsonb NOT NULL
      );
      CREATE INDEX screening_template_company ON screening_template (company_id);

      CREATE TABLE job_application (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        status text NOT NULL,
        status_before text,
        version int NOT NULL,
        applied_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by int REFERENCES account (id) ON DELETE SET NULL,
        answer_due_at timestamptz NOT NULL,
        answered_at timestamptz,
        viewed_at timestamptz,
        objection text,
        objected_at timestamptz,
        name text NOT NULL,
        headline text NOT NULL,
        place text NOT NULL,
        letter text NOT NULL,
        languages jsonb NOT NULL,
        language_keys int[] NOT NULL,
        skill_ids int[] NOT NULL,
        experience jsonb NOT NULL,
        education jsonb NOT NULL,
        words tsvector NOT NULL,
        knocked_out boolean NOT NULL,
        cv_name text,
        cv_type text,
        cv_size int,
        cv_key text,
        UNIQUE (offer_id, account_id)
      );
      CREATE INDEX job_application_account ON job_application (account_id, applied_at DESC, id DESC);
      CREATE INDEX job_application_offer ON job_application (offer_id, applied_at DESC, id DESC);
      CREATE INDEX job_application_offer_status ON job_application (offer_id, status, applied_at DESC, id DESC);
      CREATE INDEX job_application_company ON job_application (company_id, applied_at DESC, id DESC);
      CREATE INDEX job_application_company_status ON job_application (company_id, status, applied_at DESC, id DESC);
      CREATE INDEX job_application_due ON job_application (answer_due_at) WHERE answered_at IS NULL;
      CREATE INDEX job_application_changed_by ON job_application (changed_by) WHERE changed_by IS NOT NULL;
      CREATE INDEX job_application_language_keys ON job_application USING gin (language_keys);
      CREATE INDEX job_application_words ON job_application USING gin (words);

      CREATE TABLE application_answer (
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        question_id int NOT NULL REFERENCES screening_question (id) ON DELETE CASCADE,
        answer jsonb NOT NULL,
        meets boolean,
        PRIMARY KEY (application_id, question_id)
      );
      CREATE INDEX application_answer_question ON application_answer (question_id);
      CREATE TABLE application_step (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        kind text NOT NULL,
        from_status text,
        to_status text,
        member_id int REFERENCES account (id) ON DELETE SET NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX application_step_application ON application_step (application_id, id);
      CREATE INDEX application_step_member ON application_step (member_id) WHERE member_id IS NOT NULL;
      CREATE TABLE application_note (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        member_id int REFERENCES account (id) ON DELETE SET NULL,
        text text NOT NULL,
        mentioned_ids int[] NOT NULL,
        written_at timestamptz NOT NULL
      );
      CREATE INDEX application_note_application ON application_note (application_id, id);
      CREATE INDEX application_note_member ON application_note (member_id) WHERE member_id IS NOT NULL;
      CREATE TABLE application_rating (
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        member_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
        PRIMARY KEY (application_id, member_id)
      );
      CREATE INDEX application_rating_member ON application_rating (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE application_rating, application_note, application_step, application_answer, job_application,
         screening_template, screening_question, screening_list`,
    );
  }
}
