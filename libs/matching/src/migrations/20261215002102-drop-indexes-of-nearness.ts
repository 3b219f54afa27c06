import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may be near an offer is found in memory; by these indexes the version before found it. People keep theirs: companies ask the database whom an offer suits. */
export class DropIndexesOfNearness20261215002102 implements MigrationInterface {
  readonly name = 'DropIndexesOfNearness20261215002102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX matching_offer_skills, matching_offer_groups');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX matching_offer_skills ON matching_offer USING gin (near_skill_ids) WHERE suggested;
      CREATE INDEX matching_offer_groups ON matching_offer USING gin (isco_groups) WHERE suggested;
    `);
  }
}
