import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutbox20261121000001 implements MigrationInterface {
  readonly name = 'CreateOutbox20261121000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_message (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id uuid NOT NULL UNIQUE,
        type text NOT NULL,
        payload jsonb NOT NULL,
        trace_id text,
        occurred_at timestamptz NOT NULL
      );
      CREATE TABLE processed_event (
        event_id uuid NOT NULL,
        reaction_id text NOT NULL,
        processed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, reaction_id)
      );
      CREATE INDEX processed_event_processed_at ON processed_event USING brin (processed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE processed_event; DROP TABLE outbox_message');
  }
}
