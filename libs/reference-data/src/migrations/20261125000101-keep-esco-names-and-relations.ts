import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * All names of a skill or occupation stand in its own row, and so do its relations: they are always read together, and 600,000 rows of
 * labels take half a minute to load. Everything is filled when the reference data is loaded. The tables of labels stay as they are for
 * processes of the version before, which still read them; nothing writes them any more.
 */
export class KeepEscoNamesAndRelations20261125000101 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE skill
        ALTER COLUMN labels SET DEFAULT '{}',
        ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN former_slugs text[] NOT NULL DEFAULT '{}',
        ADD COLUMN current boolean NOT NULL DEFAULT true,
        ADD COLUMN kind text NOT NULL DEFAULT 'skill' CHECK (kind IN ('skill', 'knowledge')),
        ADD COLUMN reuse text,
        ADD COLUMN broader_ids integer[] NOT NULL DEFAULT '{}',
        ADD COLUMN group_codes text[] NOT NULL DEFAULT '{}',
        ADD COLUMN related_ids integer[] NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`
      ALTER TABLE occupation
        ALTER COLUMN labels SET DEFAULT '{}',
        ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN current boolean NOT NULL DEFAULT true,
        ADD COLUMN essential_skill_ids integer[] NOT NULL DEFAULT '{}',
        ADD COLUMN optional_skill_ids integer[] NOT NULL DEFAULT '{}',
        ADD COLUMN broader_ids integer[] NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`
      CREATE TABLE skill_group (
        code text PRIMARY KEY,
        parent_code text REFERENCES skill_group (code) DEFERRABLE INITIALLY DEFERRED,
        name text NOT NULL,
        labels jsonb NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE skill_group');
    await queryRunner.query(`
      ALTER TABLE occupation DROP COLUMN names, DROP COLUMN current, DROP COLUMN essential_skill_ids,
        DROP COLUMN optional_skill_ids, DROP COLUMN broader_ids, ALTER COLUMN labels DROP DEFAULT`);
    await queryRunner.query(`
      ALTER TABLE skill DROP COLUMN names, DROP COLUMN former_slugs, DROP COLUMN current, DROP COLUMN kind,
        DROP COLUMN reuse, DROP COLUMN broader_ids, DROP COLUMN group_codes, DROP COLUMN related_ids,
        ALTER COLUMN labels DROP DEFAULT`);
  }
}
