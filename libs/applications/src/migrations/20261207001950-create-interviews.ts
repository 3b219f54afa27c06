import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times that companies offer, and interviews that candidates book. */
export class CreateInterviews20261207001950 implements MigrationInterface {
  readonly name = 'CreateInterviews20261207001950';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE TABLE interview_slot (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
        time_zone text NOT NULL,
        way text NOT NULL,
        place text NOT NULL,
        note text NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX interview_slot_company ON interview_slot (company_id, starts_at) WHERE removed_at IS NULL;
      CREATE INDEX interview_slot_offer ON interview_slot (offer_id, starts_at);
      CREATE TABLE interview_slot_member (
        slot_id int NOT NULL REFERENCES interview_slot (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        PRIMARY KEY (slot_id, account_id)
      );
      CREATE INDEX interview_slot_member_account ON interview_slot_member (account_id);
      CREATE TABLE interview_invitation (
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        slot_id int NOT NULL REFERENCES interview_slot (id) ON DELETE CASCADE,
        invited_at timestamptz NOT NULL,
        PRIMARY KEY (application_id, slot_id)
      );
      CREATE INDEX interview_invitation_slot ON interview_invitation (slot_id);
      CREATE TABLE interview (
        application_id int PRIMARY KEY REFERENCES job_application (id) ON DELETE CASCADE,
        state text NOT NULL,
        slot_id int REFERENCES interview_slot (id) ON DELETE SET NULL,
        starts_at timestamptz,
        ends_at timestamptz,
        member_time_zone text,
        way text,
        place text,
        note text,
        member_ids int[] NOT NULL,
        time_zone text,
        sequence int NOT NULL,
        offerings int NOT NULL,
        booked_at timestamptz,
        reminded_hours smallint,
        cancelled_by text,
        message text NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX interview_booked_slot ON interview (slot_id) WHERE state = 'booked';
      CREATE INDEX interview_slot_before ON interview (slot_id) WHERE slot_id IS NOT NULL;
      CREATE INDEX interview_coming ON interview (starts_at) WHERE state = 'booked';
      CREATE TABLE interview_attendance (
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        during tstzrange NOT NULL,
        PRIMARY KEY (application_id, account_id),
        CONSTRAINT interview_attendance_once EXCLUDE USING gist (account_id WITH =, during WITH &&)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE interview_attendance, interview, interview_invitation, interview_slot_member, interview_slot',
    );
  }
}
