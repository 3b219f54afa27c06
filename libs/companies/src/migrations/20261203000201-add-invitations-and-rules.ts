import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is asked to work for a company, and how companies answer applicants. */
export class AddInvitationsAndRules20261203000201 implements MigrationInterface {
  readonly name = 'AddInvitationsAndRules20261203000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_invitation (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id),
        email text NOT NULL,
        email_key text NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'recruiter')),
        language text NOT NULL,
        link_id uuid NOT NULL UNIQUE,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        UNIQUE (company_id, email_key)
      );
      CREATE INDEX company_invitation_email_key ON company_invitation (email_key);
      CREATE INDEX company_invitation_expires_at ON company_invitation (expires_at);
      CREATE TABLE company_rules (
        company_id int PRIMARY KEY REFERENCES company (id),
        reply_days int NOT NULL CHECK (reply_days BETWEEN 3 AND 60),
        pause_when_silent boolean NOT NULL,
        told_statuses text[] NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company_rules, company_invitation');
  }
}
