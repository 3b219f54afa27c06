import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which tasks the running versions handle, and tasks that wait for a process that handles them. */
export class CreateWaitingTasks20261125000011 implements MigrationInterface {
  readonly name = 'CreateWaitingTasks20261125000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task_handler (
        task text NOT NULL,
        event_type text NOT NULL,
        workload text NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (task, event_type)
      );
      CREATE TABLE waiting_task (
        id text PRIMARY KEY,
        task text NOT NULL,
        event_type text NOT NULL,
        data jsonb NOT NULL,
        since timestamptz NOT NULL,
        not_before timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waiting_task; DROP TABLE task_handler');
  }
}
