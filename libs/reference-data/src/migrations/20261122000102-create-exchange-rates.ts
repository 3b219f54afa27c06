import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a euro is worth in other currencies, on the day that the shipped data names. */
export class CreateExchangeRates20261122000102 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE exchange_rate (
        currency char(3) PRIMARY KEY,
        units_per_euro double precision NOT NULL CHECK (units_per_euro > 0),
        rate_date date NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE exchange_rate');
  }
}
