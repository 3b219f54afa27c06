import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people bring and offers ask, the best offers of each person, and what they said to them. Filled by the projections. */
export class CreateMatchings20261212002101 implements MigrationInterface {
  readonly name = 'CreateMatchings20261212002101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE matching_person (
        account_id int PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        version smallint NOT NULL,
        brings jsonb NOT NULL,
        skill_ids int[] NOT NULL,
        isco_groups int[] NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX matching_person_skills ON matching_person USING gin (skill_ids);
      CREATE INDEX matching_person_groups ON matching_person USING gin (isco_groups);
      CREATE TABLE matching_offer (
        offer_id int PRIMARY KEY REFERENCES offer (id) ON DELETE CASCADE,
        version smallint NOT NULL,
        company_id int NOT NULL,
        asks jsonb NOT NULL,
        near_skill_ids int[] NOT NULL,
        isco_groups int[] NOT NULL,
        suggested boolean NOT NULL,
        posted_at timestamptz NOT NULL
      );
      CREATE INDEX matching_offer_skills ON matching_offer USING gin (near_skill_ids) WHERE suggested;
      CREATE INDEX matching_offer_groups ON matching_offer USING gin (isco_groups) WHERE suggested;
      CREATE TABLE matching (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        version smallint NOT NULL,
        score double precision NOT NULL,
        languages jsonb NOT NULL,
        parts jsonb NOT NULL,
        unsaid jsonb NOT NULL,
        asks jsonb NOT NULL,
        computed_at timestamptz NOT NULL,
        found_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, offer_id)
      );
      CREATE INDEX matching_offer_id ON matching (offer_id);
      CREATE TABLE matching_mark (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('seen', 'discarded', 'restored')),
        reason text,
        changed_at timestamptz NOT NULL,
        discarded jsonb,
        PRIMARY KEY (account_id, offer_id)
      );
      CREATE INDEX matching_mark_offer_id ON matching_mark (offer_id);
      CREATE TABLE matching_projection (
        name text PRIMARY KEY,
        version smallint NOT NULL,
        built_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE matching_projection, matching_mark, matching, matching_offer, matching_person');
  }
}
