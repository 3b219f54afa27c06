import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCompanies20261121000201 implements MigrationInterface {
  readonly name = 'CreateCompanies20261121000201';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug text NOT NULL UNIQUE,
        name text NOT NULL CHECK (name <> ''),
        name_key text NOT NULL,
        state text NOT NULL CHECK (state IN ('unclaimed', 'pending', 'verified')),
        website text,
        country_id int REFERENCES country (id),
        sector_code text,
        tagline text,
        suspended_at timestamptz,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX company_name_key ON company (name_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE company');
  }
}
