import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How companies look, and the minisites of those that have the service. */
export class AddMinisites20261122000201 implements MigrationInterface {
  readonly name = 'AddMinisites20261122000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE company
        ADD COLUMN logo text,
        ADD COLUMN hue smallint CHECK (hue BETWEEN 0 AND 359);
      CREATE TABLE minisite (
        company_id int PRIMARY KEY REFERENCES company (id),
        slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$'),
        active boolean NOT NULL,
        template text CHECK (template IN ('banner', 'column')),
        headline text NOT NULL,
        content_html text NOT NULL,
        updated_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE minisite; ALTER TABLE company DROP COLUMN logo, DROP COLUMN hue');
  }
}
