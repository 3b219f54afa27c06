import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which messages people want, and what they stopped by a link in a mail. */
export class CreateMessagePreferences20261129001401 implements MigrationInterface {
  readonly name = 'CreateMessagePreferences20261129001401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_preference (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind text NOT NULL,
        wanted boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, kind)
      );
      CREATE TABLE unsubscription (
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        kind text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (account_id, kind)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unsubscription, message_preference');
  }
}
