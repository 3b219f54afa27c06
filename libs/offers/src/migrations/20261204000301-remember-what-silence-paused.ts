import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which offers were paused as their company gave no answers: those that its answers bring back. */
export class RememberWhatSilencePaused20261204000301 implements MigrationInterface {
  readonly name = 'RememberWhatSilencePaused20261204000301';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer ADD COLUMN paused_by_silence boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer DROP COLUMN paused_by_silence');
  }
}
