import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A skill is one of the catalogue or stands in the candidate's own words; both kinds are one list with one order. */
export class TakeSkillsInOwnWords20261211000801 implements MigrationInterface {
  readonly name = 'TakeSkillsInOwnWords20261211000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE candidate_skill DROP CONSTRAINT candidate_skill_pkey;
      ALTER TABLE candidate_skill
        ALTER COLUMN skill_id DROP NOT NULL,
        ADD COLUMN id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        ADD COLUMN own_name text,
        -- The name as it is compared: two of the same spelling are one skill.
        ADD COLUMN own_key text,
        ADD CHECK ((skill_id IS NULL) = (own_name IS NOT NULL)),
        ADD CHECK ((own_name IS NULL) = (own_key IS NULL)),
        ADD UNIQUE (account_id, skill_id),
        ADD UNIQUE (account_id, own_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM candidate_skill WHERE skill_id IS NULL;
      ALTER TABLE candidate_skill DROP COLUMN id, DROP COLUMN own_name, DROP COLUMN own_key,
        DROP CONSTRAINT candidate_skill_account_id_skill_id_key, ADD PRIMARY KEY (account_id, skill_id);
    `);
  }
}
