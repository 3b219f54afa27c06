import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What candidates and companies write to each other. */
export class CreateConversations20261203001902 implements MigrationInterface {
  readonly name = 'CreateConversations20261203001902';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation (
        application_id int PRIMARY KEY REFERENCES job_application (id) ON DELETE CASCADE,
        candidate_read_id int NOT NULL,
        company_read_id int NOT NULL,
        last_message_id int NOT NULL,
        last_message_at timestamptz NOT NULL
      );
      CREATE TABLE message (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        side text NOT NULL CHECK (side IN ('candidate', 'company')),
        member_id int REFERENCES account (id) ON DELETE SET NULL,
        text text NOT NULL,
        language text,
        key uuid NOT NULL,
        written_at timestamptz NOT NULL,
        UNIQUE (application_id, key)
      );
      CREATE INDEX message_application ON message (application_id, id);
      CREATE INDEX message_member ON message (member_id) WHERE member_id IS NOT NULL;
      CREATE TABLE message_attachment (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        application_id int NOT NULL REFERENCES job_application (id) ON DELETE CASCADE,
        message_id int REFERENCES message (id) ON DELETE CASCADE,
        side text NOT NULL CHECK (side IN ('candidate', 'company')),
        member_id int REFERENCES account (id) ON DELETE SET NULL,
        name text NOT NULL,
        type text NOT NULL,
        size int NOT NULL,
        file_key text NOT NULL,
        uploaded_at timestamptz NOT NULL
      );
      CREATE INDEX message_attachment_application ON message_attachment (application_id);
      CREATE INDEX message_attachment_message ON message_attachment (message_id);
      CREATE INDEX message_attachment_unsent ON message_attachment (uploaded_at) WHERE message_id IS NULL;
      CREATE INDEX message_attachment_member ON message_attachment (member_id) WHERE member_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_attachment, message, conversation');
  }
}
