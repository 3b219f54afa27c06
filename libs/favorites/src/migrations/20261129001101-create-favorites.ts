import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers that candidates keep, companies that they hide, offers that they have seen. */
export class CreateFavorites20261129001101 implements MigrationInterface {
  readonly name = 'CreateFavorites20261129001101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favorite_offer (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        added_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, offer_id)
      );
      CREATE INDEX favorite_offer_offer ON favorite_offer (offer_id);
      CREATE TABLE hidden_company (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        company_id int NOT NULL REFERENCES company (id) ON DELETE CASCADE,
        hidden_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, company_id)
      );
      CREATE INDEX hidden_company_company ON hidden_company (company_id);
      CREATE TABLE seen_offer (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, offer_id)
      );
      CREATE INDEX seen_offer_offer ON seen_offer (offer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE seen_offer, hidden_company, favorite_offer');
  }
}
