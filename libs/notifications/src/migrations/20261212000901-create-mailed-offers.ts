import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which offers a person was mailed, whatever mail it was: each once. */
export class CreateMailedOffers20261212000901 implements MigrationInterface {
  readonly name = 'CreateMailedOffers20261212000901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mailed_offer (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        offer_id int NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
        mailed_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, offer_id)
      );
      CREATE INDEX mailed_offer_offer_id ON mailed_offer (offer_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mailed_offer');
  }
}
