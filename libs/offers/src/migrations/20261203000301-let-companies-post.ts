import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an offer that a company writes here has, and an imported one has not; a draft may still be without a title. */
export class LetCompaniesPost20261203000301 implements MigrationInterface {
  readonly name = 'LetCompaniesPost20261203000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offer
        ADD COLUMN kind text NOT NULL DEFAULT 'vacancy' CHECK (kind IN ('vacancy', 'talent_pool')),
        ADD COLUMN collective_agreement text NOT NULL DEFAULT '',
        ADD COLUMN step smallint NOT NULL DEFAULT 6 CHECK (step BETWEEN 1 AND 6),
        ADD COLUMN created_by int,
        ADD COLUMN apply_here boolean NOT NULL DEFAULT false,
        ADD COLUMN closed_outcome text CHECK (closed_outcome IN ('here', 'elsewhere', 'not')),
        ADD COLUMN sunk boolean NOT NULL DEFAULT false,
        ADD COLUMN expiry_told_for timestamptz,
        ADD CHECK (NOT apply_here OR apply_url IS NULL),
        DROP CONSTRAINT offer_title_check,
        ADD CONSTRAINT offer_title_check CHECK (title <> '' OR state = 'draft');
      CREATE TABLE offer_version (
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        language_id int NOT NULL REFERENCES language (id),
        title text NOT NULL CHECK (title <> ''),
        description_html text NOT NULL,
        description_text text NOT NULL,
        PRIMARY KEY (offer_id, language_id)
      );
      CREATE TABLE offer_day_figure (
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        day date NOT NULL,
        platform text NOT NULL,
        views int NOT NULL DEFAULT 0,
        redirects int NOT NULL DEFAULT 0,
        PRIMARY KEY (offer_id, day, platform)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE offer_day_figure;
      DROP TABLE offer_version;
      DELETE FROM offer WHERE title = '';
      ALTER TABLE offer
        DROP COLUMN kind, DROP COLUMN collective_agreement, DROP COLUMN step, DROP COLUMN created_by,
        DROP COLUMN apply_here, DROP COLUMN closed_outcome, DROP COLUMN sunk, DROP COLUMN expiry_told_for,
        DROP CONSTRAINT offer_title_check,
        ADD CONSTRAINT offer_title_check CHECK (title <> '');
    `);
  }
}
