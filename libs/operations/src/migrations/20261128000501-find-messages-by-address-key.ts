import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages are found by what tells addresses apart: see `emailKeySql`. */
export class FindMessagesByAddressKey20261128000501 implements MigrationInterface {
  readonly name = 'FindMessagesByAddressKey20261128000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX contact_message_email_key ON contact_message (normalize(lower(email), NFC));
      DROP INDEX contact_message_email;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX contact_message_email ON contact_message (lower(email));
      DROP INDEX contact_message_email_key;
    `);
  }
}
