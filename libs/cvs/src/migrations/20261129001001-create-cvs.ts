import type { MigrationInterface, QueryRunner } from 'typeorm';

/** CV files of candidates, what was read in them, and the CV services that got one. */
export class CreateCvs20261129001001 implements MigrationInterface {
  readonly name = 'CreateCvs20261129001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cv (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        name text NOT NULL,
        type text NOT NULL,
        size int NOT NULL,
        file_key text UNIQUE,
        is_default boolean NOT NULL,
        scan_state text NOT NULL CHECK (scan_state = ANY (ARRAY['pending', 'clean', 'infected'])),
        review_state text NOT NULL CHECK (review_state = ANY (ARRAY['none', 'under_way', 'sent'])),
        review_requested_at timestamptz,
        uploaded_at timestamptz NOT NULL
      );
      CREATE INDEX cv_account ON cv (account_id, uploaded_at DESC);
      CREATE UNIQUE INDEX cv_default ON cv (account_id) WHERE is_default;
      CREATE TABLE cv_extraction (
        cv_id int PRIMARY KEY REFERENCES cv (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state = ANY (ARRAY['pending', 'done', 'failed'])),
        language text,
        text text,
        proposals jsonb,
        finished_at timestamptz
      );
      CREATE TABLE cv_conversion (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        cv_id int REFERENCES cv (id) ON DELETE SET NULL,
        action text NOT NULL CHECK (action = ANY (ARRAY['cvmaker-200', 'rmcv-200'])),
        converted_at timestamptz NOT NULL,
        UNIQUE (cv_id, action)
      );
      CREATE INDEX cv_conversion_account ON cv_conversion (account_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cv_conversion, cv_extraction, cv');
  }
}
