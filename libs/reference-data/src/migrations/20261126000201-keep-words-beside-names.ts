import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that are said of an occupation among others, beside its names; filled when the reference data is loaded. */
export class KeepWordsBesideNames20261126000201 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE occupation ADD COLUMN related_names jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE occupation DROP COLUMN related_names');
  }
}
