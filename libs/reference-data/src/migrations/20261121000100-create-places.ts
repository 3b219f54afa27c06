import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Countries, regions and cities, their slugs (each given once and for ever) and their names in other languages. */
export class CreatePlaces20261121000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE reference_data_part (
        part text PRIMARY KEY,
        version text NOT NULL,
        loaded_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TABLE place_slug (
        slug text PRIMARY KEY CHECK (slug ~ '^[A-Z][A-Za-z]*([_-][A-Za-z]+)*$'),
        kind text NOT NULL CHECK (kind IN ('country', 'city')),
        place_id integer NOT NULL,
        current boolean NOT NULL DEFAULT true
      )`);
    await queryRunner.query('CREATE UNIQUE INDEX place_slug_folded ON place_slug (lower(slug))');
    await queryRunner.query('CREATE UNIQUE INDEX place_slug_of_place ON place_slug (kind, place_id) WHERE current');
    await queryRunner.query(`
      CREATE TABLE country (
        id integer PRIMARY KEY,
        iso2 char(2) NOT NULL UNIQUE,
        iso3 char(3) NOT NULL UNIQUE,
        slug text NOT NULL UNIQUE REFERENCES place_slug (slug),
        name text NOT NULL,
        names jsonb NOT NULL,
        continente smallint NOT NULL CHECK (continente IN (0, 1)),
        currency char(3),
        calling_codes text[] NOT NULL,
        eu boolean NOT NULL,
        eea boolean NOT NULL,
        schengen boolean NOT NULL,
        excluded boolean NOT NULL DEFAULT false
      )`);
    await queryRunner.query(`
      CREATE TABLE region (
        code text PRIMARY KEY,
        name text NOT NULL,
        ascii_name text NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE city (
        id integer PRIMARY KEY,
        country_id integer NOT NULL REFERENCES country (id),
        slug text NOT NULL UNIQUE REFERENCES place_slug (slug),
        name text NOT NULL,
        native_name text NOT NULL,
        names jsonb NOT NULL,
        region text,
        region_codes text[] NOT NULL,
        lat double precision NOT NULL,
        lng double precision NOT NULL,
        population integer NOT NULL,
        district boolean NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX city_country ON city (country_id)');
    await queryRunner.query(`
      CREATE TABLE place_alias (
        alias text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('country', 'city')),
        place_id integer NOT NULL,
        rank smallint NOT NULL,
        PRIMARY KEY (alias, kind, place_id)
      )`);
    await queryRunner.query('CREATE INDEX place_alias_place ON place_alias (kind, place_id)');
    await queryRunner.query(`
      CREATE TABLE currency (
        code char(3) PRIMARY KEY,
        numeric_code smallint NOT NULL,
        digits smallint NOT NULL,
        name text NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE currency, place_alias, city, region, country, place_slug, reference_data_part');
  }
}
