import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of rate-limiter-flexible: uses in the running window of a key. Losing it in a crash costs nothing. */
export class CreateRateLimit20261122000001 implements MigrationInterface {
  readonly name = 'CreateRateLimit20261122000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limit (
        key varchar(255) PRIMARY KEY,
        points int NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limit_expire ON rate_limit (expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limit');
  }
}
