import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that people want messages in, and the messages for them. */
export class CreatePushMessages20261130001701 implements MigrationInterface {
  readonly name = 'CreatePushMessages20261130001701';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscription (
        id uuid PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        session_id uuid NOT NULL,
        endpoint text NOT NULL UNIQUE,
        service text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        device text,
        created_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL
      );
      CREATE INDEX push_subscription_account ON push_subscription (account_id);
      CREATE TABLE push_delivery (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        subscription_id uuid NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
        purpose text NOT NULL,
        subject_id text NOT NULL,
        data jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        CONSTRAINT push_delivery_key UNIQUE (subscription_id, purpose, subject_id)
      );
      CREATE INDEX push_delivery_account ON push_delivery (account_id);
      CREATE INDEX push_delivery_created ON push_delivery (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_delivery, push_subscription');
  }
}
