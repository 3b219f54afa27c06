import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Languages, ESCO skills and occupations with all their labels, ISCO-08 groups and NACE sectors. */
export class CreateLanguagesAndEsco20261121000101 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE language (
        id smallint PRIMARY KEY,
        code text NOT NULL UNIQUE,
        iso3 char(3) NOT NULL,
        slug text NOT NULL UNIQUE,
        name text NOT NULL,
        native_name text NOT NULL,
        names jsonb NOT NULL,
        offered boolean NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE skill (
        id integer PRIMARY KEY,
        uri text NOT NULL UNIQUE,
        slug text NOT NULL UNIQUE,
        name text NOT NULL,
        labels jsonb NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE isco_group (
        code text PRIMARY KEY,
        parent_code text REFERENCES isco_group (code) DEFERRABLE INITIALLY DEFERRED,
        name text NOT NULL,
        labels jsonb NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE occupation (
        id integer PRIMARY KEY,
        uri text NOT NULL UNIQUE,
        code text,
        isco08 text REFERENCES isco_group (code),
        name text NOT NULL,
        labels jsonb NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX occupation_isco08 ON occupation (isco08)');
    for (const owner of ['skill', 'occupation']) {
      await queryRunner.query(`
        CREATE TABLE ${owner}_label (
          ${owner}_id integer NOT NULL REFERENCES ${owner} (id),
          language text NOT NULL,
          label text NOT NULL,
          preferred boolean NOT NULL,
          PRIMARY KEY (${owner}_id, language, label)
        )`);
      await queryRunner.query(`CREATE INDEX ${owner}_label_text ON ${owner}_label (lower(label) text_pattern_ops)`);
    }
    await queryRunner.query(`
      CREATE TABLE sector (
        id integer PRIMARY KEY,
        code text NOT NULL UNIQUE,
        parent_code text REFERENCES sector (code) DEFERRABLE INITIALLY DEFERRED,
        level text NOT NULL CHECK (level IN ('section', 'division', 'group', 'class')),
        name text NOT NULL,
        labels jsonb NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE sector, occupation_label, skill_label, occupation, isco_group, skill, language',
    );
  }
}
