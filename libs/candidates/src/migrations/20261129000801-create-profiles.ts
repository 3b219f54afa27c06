import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The profile of a candidate. */
export class CreateProfiles20261129000801 implements MigrationInterface {
  readonly name = 'CreateProfiles20261129000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE candidate
        ADD city_id int,
        ADD text_language text NOT NULL DEFAULT '${DEFAULT_LANGUAGE}',
        ADD born_on text,
        ADD phone_typed text,
        ADD phone_country text,
        ADD phone_e164 text,
        ADD work_internship boolean,
        ADD work_permit boolean,
        ADD relocate boolean,
        ADD working_status smallint CHECK (working_status BETWEEN 1 AND 4),
        ADD salary_from int CHECK (salary_from > 0),
        ADD salary_to int CHECK (salary_to > 0),
        ADD salary_negotiable boolean,
        ADD destination_ids int[] NOT NULL DEFAULT '{}',
        ADD sector_ids int[] NOT NULL DEFAULT '{}',
        ADD level text NOT NULL DEFAULT 'basic' CHECK (level IN ('basic', 'intermediate', 'advanced', 'complete')),
        ADD converted_at timestamptz,
        ADD reminded_at timestamptz,
        ADD level_notification boolean NOT NULL DEFAULT true;
      UPDATE candidate SET text_language = account.language FROM account WHERE account.id = account_id;

      CREATE TABLE profile_text (
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        language text NOT NULL,
        headline text NOT NULL,
        letter_html text NOT NULL,
        PRIMARY KEY (account_id, language)
      );

      -- Checked at the end of a statement, so that one can put all rows into another order.
      ALTER TABLE candidate_language DROP CONSTRAINT candidate_language_account_id_position_key;
      ALTER TABLE candidate_language ADD UNIQUE (account_id, position) DEFERRABLE INITIALLY IMMEDIATE;

      CREATE TABLE candidate_skill (
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        skill_id int NOT NULL REFERENCES skill (id),
        position smallint NOT NULL,
        PRIMARY KEY (account_id, skill_id),
        UNIQUE (account_id, position) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE experience (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        position text NOT NULL,
        employer text NOT NULL,
        started_on text NOT NULL,
        ended_on text,
        description text NOT NULL,
        country_id int REFERENCES country (id),
        locality text NOT NULL,
        language text NOT NULL,
        translations jsonb NOT NULL DEFAULT '[]',
        sequence smallint NOT NULL,
        highlighted boolean NOT NULL DEFAULT false,
        UNIQUE (account_id, sequence) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE education (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        title text NOT NULL,
        school text NOT NULL,
        started_on text NOT NULL,
        ended_on text,
        description text NOT NULL,
        isced_level smallint CHECK (isced_level BETWEEN 0 AND 8),
        language text NOT NULL,
        translations jsonb NOT NULL DEFAULT '[]',
        sequence smallint NOT NULL,
        highlighted boolean NOT NULL DEFAULT false,
        UNIQUE (account_id, sequence) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE online_profile (
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 4),
        url text NOT NULL,
        PRIMARY KEY (account_id, kind)
      );

      CREATE TABLE candidate_avatar (
        account_id int PRIMARY KEY REFERENCES candidate (account_id) ON DELETE CASCADE,
        key_512 text NOT NULL,
        key_128 text NOT NULL,
        key_64 text NOT NULL,
        uploaded_at timestamptz NOT NULL
      );

      CREATE TABLE blocked_company (
        account_id int NOT NULL REFERENCES candidate (account_id) ON DELETE CASCADE,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        blocked_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, company_id)
      );
      CREATE INDEX blocked_company_company ON blocked_company (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE blocked_company, candidate_avatar, online_profile, education, experience, candidate_skill, profile_text;
      ALTER TABLE candidate_language DROP CONSTRAINT candidate_language_account_id_position_key;
      ALTER TABLE candidate_language ADD UNIQUE (account_id, position);
      ALTER TABLE candidate
        DROP city_id, DROP text_language, DROP born_on, DROP phone_typed, DROP phone_country, DROP phone_e164,
        DROP work_internship, DROP work_permit, DROP relocate, DROP working_status, DROP salary_from, DROP salary_to,
        DROP salary_negotiable, DROP destination_ids, DROP sector_ids, DROP level, DROP converted_at, DROP reminded_at,
        DROP level_notification;
    `);
  }
}
