import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Candidates consent to being found by companies. */
export class AllowConsentsToCvSearch20261129001601 implements MigrationInterface {
  readonly name = 'AllowConsentsToCvSearch20261129001601';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consent DROP CONSTRAINT consent_kind_check;
      ALTER TABLE consent ADD CONSTRAINT consent_kind_check CHECK (kind IN ('terms', 'privacy', 'newsletters', 'cvsearch'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM consent WHERE kind = 'cvsearch';
      ALTER TABLE consent DROP CONSTRAINT consent_kind_check;
      ALTER TABLE consent ADD CONSTRAINT consent_kind_check CHECK (kind IN ('terms', 'privacy', 'newsletters'));
    `);
  }
}
