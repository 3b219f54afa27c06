import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOffers20261121000301 implements MigrationInterface {
  readonly name = 'CreateOffers20261121000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE offer (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        company_id int NOT NULL REFERENCES company (id),
        state text NOT NULL CHECK (state IN ('draft', 'published', 'paused', 'closed', 'expired')),
        title text NOT NULL CHECK (title <> ''),
        description_html text NOT NULL,
        description_text text NOT NULL,
        ad_language_id int REFERENCES language (id),
        ad_language_detected boolean NOT NULL,
        working_language_id int REFERENCES language (id),
        places jsonb NOT NULL,
        languages jsonb NOT NULL,
        skill_ids int[] NOT NULL,
        remote text CHECK (remote IN ('Remote', 'RemoteCountryBased', 'Hybrid')),
        experience smallint CHECK (experience BETWEEN 1 AND 6),
        employment_types smallint[] NOT NULL,
        salary jsonb,
        apply_url text,
        promoted boolean NOT NULL DEFAULT false,
        company_suspended boolean NOT NULL DEFAULT false,
        posted_at timestamptz NOT NULL,
        published_at timestamptz,
        expires_at timestamptz,
        closed_at timestamptz,
        source text,
        source_key text,
        content_hash text,
        snapshot text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CHECK (state <> 'published' OR (published_at IS NOT NULL AND expires_at IS NOT NULL)),
        CHECK ((source IS NULL) = (source_key IS NULL))
      );
      CREATE UNIQUE INDEX offer_source_key ON offer (source, source_key);
      CREATE INDEX offer_company ON offer (company_id);
      CREATE INDEX offer_published_expiry ON offer (expires_at) WHERE state = 'published';
      CREATE INDEX offer_snapshot ON offer (snapshot) WHERE snapshot IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE offer');
  }
}
