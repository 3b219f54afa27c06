import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers the changes of what people bring and offers ask, whoever makes them, and notes the floor of each person's best: a worker keeps both in
 * memory, and reads what is newer than what it has.
 */
export class NumberMatchingChanges20261215002101 implements MigrationInterface {
  readonly name = 'NumberMatchingChanges20261215002101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE matching_revision;
      ALTER TABLE matching_person ADD COLUMN revision bigint NOT NULL DEFAULT nextval('matching_revision'),
        ADD COLUMN floor double precision;
      ALTER TABLE matching_offer ADD COLUMN revision bigint NOT NULL DEFAULT nextval('matching_revision');
      CREATE INDEX matching_person_revision ON matching_person (revision);
      CREATE INDEX matching_offer_revision ON matching_offer (revision);
      CREATE FUNCTION count_matching_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.revision := nextval('matching_revision');
        RETURN NEW;
      END $$;
      CREATE TRIGGER count_change BEFORE INSERT OR UPDATE ON matching_person FOR EACH ROW EXECUTE FUNCTION count_matching_change();
      CREATE TRIGGER count_change BEFORE INSERT OR UPDATE ON matching_offer FOR EACH ROW EXECUTE FUNCTION count_matching_change();
      UPDATE matching_person AS person SET floor = full_list.floor
      FROM (SELECT account_id, min(score) AS floor FROM matching GROUP BY account_id HAVING count(*) >= 50) AS full_list
      WHERE person.account_id = full_list.account_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER count_change ON matching_person;
      DROP TRIGGER count_change ON matching_offer;
      DROP FUNCTION count_matching_change;
      ALTER TABLE matching_person DROP COLUMN revision, DROP COLUMN floor;
      ALTER TABLE matching_offer DROP COLUMN revision;
      DROP SEQUENCE matching_revision;
    `);
  }
}
