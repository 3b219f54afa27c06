import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers that companies asked people about. */
export class CreateCandidateInvitations20261223002401 implements MigrationInterface {
  readonly name = 'CreateCandidateInvitations20261223002401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE candidate_invitation (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        member_id int REFERENCES account (id) ON DELETE SET NULL,
        message text NOT NULL,
        state text NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'reported')),
        invited_at timestamptz NOT NULL,
        answered_at timestamptz,
        UNIQUE (account_id, offer_id)
      );
      CREATE INDEX candidate_invitation_company ON candidate_invitation (company_id, account_id);
      CREATE INDEX candidate_invitation_offer ON candidate_invitation (offer_id);
      CREATE INDEX candidate_invitation_member ON candidate_invitation (member_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE candidate_invitation');
  }
}
