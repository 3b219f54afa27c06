import { Database, PersonalTables, privacyOf } from '@babelboard/platform';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityMetadata } from 'typeorm';
import { contexts } from '../../../apps/contexts.js';
import type { TestApplication } from '../../support/application.js';
import { SCHEMAS_WITHOUT_ENTITIES, TABLES_WITHOUT_ENTITY } from './tables-without-entity.js';

const entities = contexts.flatMap((context) => context.entities);

export function describeDeclaredColumns(started: () => TestApplication): void {
  let test: TestApplication;
  let metadatas: EntityMetadata[];
  /** Columns by table, as the migrations made them; tables outside of the schema `public` with their schema. */
  let made: Map<string, string[]>;

  beforeAll(async () => {
    test = started();
    const database = test.app.get(Database);
    metadatas = database.dataSource.entityMetadatas;
    const rows = await database.query<{ name: string; columns: string[] }>(
      `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS name,
            array_agg(column_name::text ORDER BY column_name) AS columns
     FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema') GROUP BY 1`,
    );
    made = new Map(rows.map(({ name, columns }) => [name, columns]));
  });

  /** Every personal table, with its entity. */
  function personalTables() {
    return test.app
      .get(PersonalTables)
      .all()
      .map((table) => ({
        table,
        metadata: metadatas.find(({ tableName }) => tableName === table.name) as EntityMetadata,
      }));
  }

  describe('what the product holds about persons', () => {
    it('is declared for every column of every entity, and for nothing else', () => {
      const declared = entities.map((entity) => {
        const privacy = privacyOf(entity);
        const columns = privacy?.personal === true ? privacy.declaration.columns : (privacy?.columns ?? {});
        return [entity.name, Object.keys(columns).sort()];
      });
      const columns = entities.map((entity) => {
        const metadata = metadatas.find(({ target }) => target === entity);
        return [entity.name, (metadata?.columns ?? []).map(({ propertyName }) => propertyName).sort()];
      });
      expect(declared).toEqual(columns);
    });

    it('is known for every table of the database', () => {
      const unknown = [...made.keys()].filter((name) => {
        const [schema] = name.includes('.') ? name.split('.') : [];
        return (
          !metadatas.some(({ tableName }) => tableName === name) &&
          TABLES_WITHOUT_ENTITY[name] === undefined &&
          (schema === undefined || SCHEMAS_WITHOUT_ENTITIES[schema] === undefined)
        );
      });
      expect(unknown).toEqual([]);
    });

    it('is thought about anew when a table gets another column', () => {
      const entities = metadatas.map(({ tableName, columns }) => [
        tableName,
        columns.map(({ databaseName }) => databaseName).sort(),
      ]);
      const others = Object.entries(TABLES_WITHOUT_ENTITY).map(([name, { columns }]) => [
        name,
        columns.split(' ').sort(),
      ]);
      for (const [name, columns] of [...entities, ...others] as [string, string[]][]) {
        expect([name, made.get(name)]).toEqual([name, columns]);
      }
    });

    it('leads to the account, or to the address, that each row belongs to', async () => {
      for (const { table } of personalTables()) {
        const rows = table.rowsOf({ accountId: 2_147_483_647, email: 'nobody@mail.test' });
        const found = await test.app
          .get(Database)
          .query(`SELECT 1 FROM "${table.name}" WHERE ${rows?.sql}`, rows?.parameters);
        expect([table.name, found]).toEqual([table.name, []]);
      }
    });

    it('goes into the export under names of its own', () => {
      const names = personalTables().flatMap(({ table }) => table.exportAs ?? []);
      expect([...new Set(names)]).toEqual(names);
      for (const { table } of personalTables()) {
        const columns = table.columns.flatMap(({ declaration }) => declaration.exportAs ?? []);
        expect([table.name, [...new Set(columns)]]).toEqual([table.name, columns]);
        expect([table.name, columns.length > 0]).toEqual([table.name, table.exportAs !== null]);
      }
    });

    it('can be emptied where the row stays, and stays for a reason only', () => {
      for (const { table } of personalTables()) {
        const personal = table.columns.filter(({ declaration }) => declaration.personal);
        const kept = personal.filter(({ declaration }) => declaration.personal && declaration.kept !== null);
        const emptied = personal.filter((column) => !kept.includes(column));
        const hard = emptied.filter(
          ({ nullable, array, type }) => !nullable && !array && !['text', 'jsonb'].includes(type),
        );
        if (table.onErasure === 'delete-row') {
          expect([table.name, kept]).toEqual([table.name, []]);
        } else {
          expect([table.name, hard, emptied.length > 0]).toEqual([table.name, [], true]);
        }
      }
    });
  });
}
