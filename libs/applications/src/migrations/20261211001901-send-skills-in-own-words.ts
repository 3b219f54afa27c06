import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An application carries the skills in the applicant's own words, too. */
export class SendSkillsInOwnWords20261211001901 implements MigrationInterface {
  readonly name = 'SendSkillsInOwnWords20261211001901';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_application ADD COLUMN own_skills text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_application DROP COLUMN own_skills');
  }
}
