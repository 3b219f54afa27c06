import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How candidates rate the product, or that they do not want to be asked. */
export class CreateProductRatings20261130000801 implements MigrationInterface {
  readonly name = 'CreateProductRatings20261130000801';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_rating (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL UNIQUE REFERENCES candidate (account_id) ON DELETE CASCADE,
        answered_at timestamptz NOT NULL,
        score smallint CHECK (score BETWEEN 1 AND 5),
        comment text NOT NULL,
        CHECK (score IS NOT NULL OR comment = '')
      );
      CREATE INDEX product_rating_score ON product_rating (score, id);
      CREATE INDEX product_rating_with_comment ON product_rating (answered_at) WHERE comment <> '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_rating');
  }
}
